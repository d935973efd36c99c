import type { Translation } from '#shared/messages.ts'
import type { similarPhotos as en } from './similar-photos.messages.en.ts'

export const similarPhotos = {
  title: 'Ähnliche Fotos',
  intro:
    '{count, plural, =0 {Sieh Duplikate und Serienaufnahmen durch.} one {# Gruppe von Duplikaten oder Serienaufnahmen zum Durchsehen.} other {# Gruppen von Duplikaten und Serienaufnahmen zum Durchsehen.}} Gelöscht wird nur, was du selbst löschst.',
  back: 'Fotos',
  group: '{count, plural, one {# ähnliches Foto} other {# ähnliche Fotos}}, {date}',
  alike: '{count, plural, one {# ähnliches Foto} other {# ähnliche Fotos}}',
  keepOne: 'Behalten: {words}',
  open: 'Größer ansehen: {words}',
  keep: '{kept, plural, =0 {Dieses behalten} one {Dieses behalten} other {Diese # behalten}}{others, plural, =0 {} one {, anderes löschen} other {, andere # löschen}}',
  keepShort: '{kept, plural, =0 {Dieses behalten} one {Dieses behalten} other {Diese # behalten}}',
  others:
    '{others, plural, =0 {Alle bleiben.} one {Das andere Foto kommt zu den gelöschten und lässt sich 30 Tage lang wiederherstellen.} other {Die anderen # Fotos kommen zu den gelöschten und lassen sich 30 Tage lang wiederherstellen.}}',
  keepAll: '{count, plural, =2 {Beide behalten} other {Alle behalten}}',
  reasons: {
    favorite: 'Vorschlag: dein Favorit',
    labelled: 'Vorschlag: hat Details',
    larger: 'Vorschlag: am größten',
    sharper: 'Vorschlag: am schärfsten',
    none: 'Vorschlag',
  },
  emptyTitle: 'Keine ähnlichen Fotos',
  emptyText:
    'Duplikate und Serienaufnahmen erscheinen ein paar Minuten nach dem Hinzufügen hier. Du entscheidest, welche Fotos du behältst.',
  notYoursTitle: 'Du kannst ähnliche Fotos nicht durchsehen',
  notYoursText: 'Bitte die Person, die diese Familie verwaltet, um die Rolle „Kann bearbeiten“.',
  failedTitle: 'Wir konnten ähnliche Fotos nicht laden',
  toasts: {
    moved:
      '{count, plural, one {# Foto nach „Zuletzt gelöscht“ verschoben} other {# Fotos nach „Zuletzt gelöscht“ verschoben}}',
    kept: 'Alle Fotos behalten',
    failed: 'Wir konnten deine Auswahl nicht speichern',
  },
} satisfies Translation<typeof en>
