import type { Translation } from '#shared/messages.ts'
import type { recoveryKit as en } from './recovery-kit.messages.en.ts'

export const recoveryKit = {
  title: 'Wiederherstellungs-Kit',
  made: '{host} · {date}',
  intro:
    'Mit dieser Seite und einem Backup kannst du Fotos, Videos, Geschichten und Konten auf einem neuen Gerät wiederherstellen, auch wenn es das alte nicht mehr gibt.',
  care: 'Wer diese Seite hat, kann eure Backups öffnen. Drucke sie aus und bewahre sie bei euren Reisepässen auf, nicht auf dem Server.',
  places: 'Eure Backups',
  encrypted: 'Verschlüsselt: Du brauchst den Schlüssel unten.',
  plain: 'Nicht verschlüsselt: Du brauchst den Schlüssel nicht.',
  key: 'Euer Schlüssel',
  words: 'Oder derselbe Schlüssel als 24 Wörter:',
  steps: 'So stellst du alles wieder her',
  install: 'Installiere das neueste Hearthbook auf einem leeren Gerät, aber starte es noch nicht.',
  run: 'Gib dort diesen Befehl ein. Wenn er nach dem Schlüssel fragt, gib den Schlüssel oder die 24 Wörter ein.',
  settings: 'Setze vorher diese Einstellungen, mit neuen Zugangsschlüsseln deines Speicheranbieters:',
  start: 'Starte Hearthbook mit diesem Befehl und melde dich an wie bisher.',
  storedFiles:
    'Um ein Backup wiederherzustellen, brauchst du den Schlüssel der verschlüsselten Dateien auf dem Server nicht: Es enthält die Dateien selbst.',
  secret:
    'SECRET ist auf diesem Server eine Einstellung, deshalb fehlt es in unverschlüsselten Backups. Bewahre eine Kopie davon bei dieser Seite auf.',
} satisfies Translation<typeof en>
