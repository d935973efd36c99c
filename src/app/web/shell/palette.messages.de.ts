import type { Translation } from '#shared/messages.ts'
import type { palette as en } from './palette.messages.en.ts'

export const palette = {
  sections: {
    recent: 'Zuletzt',
    people: 'Personen',
    places: 'Orte',
    photos: 'Zuletzt hinzugefügt',
    pages: 'Seiten',
    answers: 'Antworten',
  },
  photosOf: 'Alle Fotos zu „{text}“ ansehen',
  child: 'Kind',
  adult: 'Person',
  pet: 'Haustier',
  title: 'Suche',
  placeholder: 'Personen, Orte, Tage',
  none: 'Nichts gefunden zu „{text}“',
  archive: 'Archiv',
  deleted: 'Zuletzt gelöscht',
  families: 'Familien',
  backups: 'Backups',
  words: {
    backup: 'Backup Backups Sicherung sicher Kopie Originale',
    safe: 'sicher löschen Platz',
    settings: 'Backup Sicherung exportieren herunterladen Kopie teilen Gäste Link',
    members: 'Familienmitglieder einladen teilen Rollen',
    books: 'drucken bestellen Fotobuch',
    albums: 'teilen Link herunterladen',
    account: 'exportieren herunterladen meine Daten Passwort E-Mail',
  },
} satisfies Translation<typeof en>
