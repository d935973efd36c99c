import type { Translation } from '#shared/messages.ts'
import type { picker as en } from './picker.messages.en.ts'

export const picker = {
  chosen: '{count, plural, =0 {Wähl aus den Fotos deiner Familie} one {# Foto ausgewählt} other {# Fotos ausgewählt}}',
  one: 'Wähl eins der Fotos deiner Familie',
  full: '{max, plural, one {Du kannst # Foto auswählen.} other {Du kannst höchstens # Fotos auswählen.}}',
  grid: 'Fotos',
  day: '{day} auswählen',
  all: 'Alle auswählen',
  clear: 'Auswahl aufheben',
  add: '{count, plural, =0 {Fotos hinzufügen} one {# Foto hinzufügen} other {# Fotos hinzufügen}}',
  done: '{count, plural, =0 {Fotos verwenden} one {# Foto verwenden} other {# Fotos verwenden}}',
  failed: 'Wir konnten eure Fotos nicht laden.',
  moreFailed: 'Wir konnten keine weiteren Fotos laden.',
  emptyTitle: 'Noch keine Fotos',
  emptyText: 'Füge dem Album zuerst Fotos hinzu. Dann kannst du sie hier auswählen.',
  favorites: 'Nur Favoriten',
  month: 'Jahr oder Monat',
  anyMonth: 'Alle Zeiten',
} satisfies Translation<typeof en>
