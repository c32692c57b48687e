; The installer for Windows. Per user: it asks for no administrator and touches nothing of other people's.
; packaging/release/windows.py gives VERSION, OUT, TREE (what to install), LOOSE (its outermost files) and SIZE (KB).
Target amd64-unicode
Unicode true
!include MUI2.nsh
!include FileFunc.nsh

Name "Boardroom"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Boardroom"
InstallDirRegKey HKCU "Software\Boardroom" "Place"
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDatablockOptimize on
BrandingText "Boardroom ${VERSION}"
ManifestDPIAware true

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Boardroom"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Boardroom setup"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${TREE}/boardroom.ico"
!define MUI_UNICON "${TREE}/boardroom.ico"
!define GONE "Software\Microsoft\Windows\CurrentVersion\Uninstall\Boardroom"
!define START '"$INSTDIR\pythonw.exe" -P "$INSTDIR\app\start.py"'

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\pythonw.exe"
!define MUI_FINISHPAGE_RUN_PARAMETERS '-P $\"$INSTDIR\app\start.py$\"'
!define MUI_FINISHPAGE_RUN_TEXT "Start Boardroom"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; A folder of its own, whatever was chosen, so that nothing of anybody else's lies in it.
Function .onVerifyInstDir
  ${GetFileName} "$INSTDIR" $0
  StrCmp $0 "Boardroom" good
  StrCpy $INSTDIR "$INSTDIR\Boardroom"
  good:
FunctionEnd

Function TakeAwayOld
  IfFileExists "$INSTDIR\app\start.py" 0 none
  RMDir /r "$INSTDIR\app"
  RMDir /r "$INSTDIR\lib"
  RMDir /r "$INSTDIR\licences"
  none:
FunctionEnd

Section "Boardroom"
  SetShellVarContext current
  Call TakeAwayOld
  SetOutPath "$INSTDIR"
  File /r "${TREE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Boardroom.lnk" "$INSTDIR\pythonw.exe" '-P "$INSTDIR\app\start.py"' "$INSTDIR\boardroom.ico" 0 SW_SHOWNORMAL "" "Board games you can almost touch"
  WriteRegStr HKCU "Software\Boardroom" "Place" "$INSTDIR"
  WriteRegStr HKCU "${GONE}" "DisplayName" "Boardroom"
  WriteRegStr HKCU "${GONE}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${GONE}" "DisplayIcon" "$INSTDIR\boardroom.ico"
  WriteRegStr HKCU "${GONE}" "Publisher" "The Boardroom contributors"
  WriteRegStr HKCU "${GONE}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${GONE}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${GONE}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${GONE}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${GONE}" "NoModify" 1
  WriteRegDWORD HKCU "${GONE}" "NoRepair" 1
  ; What a double click opens.
  WriteRegStr HKCU "Software\Classes\.boardroom-pack" "" "Boardroom.Pack"
  WriteRegStr HKCU "Software\Classes\Boardroom.Pack" "" "Boardroom pack"
  WriteRegStr HKCU "Software\Classes\Boardroom.Pack\DefaultIcon" "" "$INSTDIR\boardroom.ico"
  WriteRegStr HKCU "Software\Classes\Boardroom.Pack\shell\open\command" "" '${START} "%1"'
  WriteRegStr HKCU "Software\Classes\.game\OpenWithProgids" "Boardroom.Game" ""
  WriteRegStr HKCU "Software\Classes\Boardroom.Game" "" "Boardroom saved game"
  WriteRegStr HKCU "Software\Classes\Boardroom.Game\DefaultIcon" "" "$INSTDIR\boardroom.ico"
  WriteRegStr HKCU "Software\Classes\Boardroom.Game\shell\open\command" "" '${START} "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Takes away every file that was installed and nothing else; the family's games and settings lie elsewhere.
Section "Uninstall"
  SetShellVarContext current
  SetOutPath "$TEMP"
  RMDir /r "$INSTDIR\app"
  RMDir /r "$INSTDIR\lib"
  RMDir /r "$INSTDIR\licences"
  !include "${LOOSE}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Boardroom.lnk"
  DeleteRegKey HKCU "${GONE}"
  DeleteRegKey HKCU "Software\Boardroom"
  DeleteRegKey HKCU "Software\Classes\.boardroom-pack"
  DeleteRegKey HKCU "Software\Classes\Boardroom.Pack"
  DeleteRegKey HKCU "Software\Classes\Boardroom.Game"
  DeleteRegValue HKCU "Software\Classes\.game\OpenWithProgids" "Boardroom.Game"
  DeleteRegKey /ifempty HKCU "Software\Classes\.game\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.game"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
