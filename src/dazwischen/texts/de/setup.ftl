# Was `make play` und `make test` beim Einrichten sagen. Eine Zeile je Satz: Fluent ist dann noch nicht da.
setup-environment = { $step }Die Python-Umgebung .venv …
setup-packages = { $step }Pakete installieren (requirements/{ $list }.lock) …
setup-starts = { $step }Den Server starten …
setup-package = { $number } von { $names } geholt: { $name }
setup-unpacking = alle { $names } geholt, jetzt auspacken …
setup-waits = In diesem Ordner wird gerade schon etwas eingerichtet: Ich warte, bis das fertig ist.
setup-behind = Nebenher werden die Rechenkerne übersetzt (etwa eine Minute). Bis dahin sind die Meister in Jay und Jarnac noch nicht bereit, alles andere geht schon.
setup-compiled = Die Rechenkerne sind übersetzt: Auch die Meister in Jay und Jarnac spielen mit, sobald gerade keine Partie läuft, spätestens ab dem nächsten Start.
setup-no-compiler = Es ist kein C-Compiler da (Debian: apt-get install gcc libc6-dev python3-dev). Ohne ihn bleiben die Meister in Jay und Jarnac weg, alles andere geht.
setup-not-compiled = Die Rechenkerne ließen sich nicht übersetzen (siehe { $log }). Ohne sie bleiben die Meister in Jay und Jarnac weg, alles andere geht.
setup-no-venv = Die Umgebung .venv ließ sich nicht anlegen; fehlt das Modul venv (Debian: apt-get install python3-venv)? Python sagt: { $problem }
setup-no-writing = In den Ordner { $folder } kann nicht geschrieben werden. Zum Einrichten muss das gehen.
setup-offline = Die Pakete ließen sich nicht laden. Zum ersten Einrichten braucht es Internet; probier es noch einmal, sobald du verbunden bist.
setup-wrong-hash = Das geladene Paket { $name } ist nicht das, was die Liste in requirements nennt. Deshalb wird nichts davon benutzt; probier es später oder in einem anderen Netz noch einmal.
setup-no-install = Die Pakete ließen sich nicht installieren: { $problem }
