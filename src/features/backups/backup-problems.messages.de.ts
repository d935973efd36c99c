import type { Translation } from '#shared/messages.ts'
import type { backupProblems as en } from './backup-problems.messages.en.ts'

export const backupProblems = {
  interrupted: 'Das letzte Backup wurde unterbrochen. Das nächste macht dort weiter.',
  not_connected: 'Der Ordner ist nicht da. Prüfe, ob die Festplatte angeschlossen und eingeschaltet ist.',
  backups_gone: 'Die früheren Backups sind nicht da. Prüfe, ob die richtige Festplatte angeschlossen ist.',
  disk_full: 'Für Backups ist kein Platz mehr. Schaffe Platz oder nimm eine größere Festplatte.',
  storage_unavailable: 'Der Speicher ist nicht erreichbar. Prüfe die Internetverbindung und die Zugangsschlüssel.',
  database_damaged:
    'Ein Teil der Datenbank ist auf der Festplatte beschädigt und kann nicht gesichert werden. Beende Hearthbook und stelle das letzte Backup wieder her.',
  other: 'Das letzte Backup ist fehlgeschlagen: {problem}',
} satisfies Translation<typeof en>
