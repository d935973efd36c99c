import type { Translation } from '#shared/messages.ts'
import type { categories as en } from './categories.messages.en.ts'

export const categories = {
  title: 'Kategorien',
  subtitle: 'Sortier die Fotos deiner Familie nach Themen',
  edit: 'Bearbeiten',
  create: 'Kategorie erstellen',
  name: 'Name der Kategorie',
  placeholder: 'Ferien, Schule …',
  add: 'Hinzufügen',
  adding: 'Wird hinzugefügt …',
  photos: '{count, plural, =0 {Keine Fotos} one {# Foto} other {# Fotos}}',
  more: 'Aktionen für {name}',
  rename: 'Umbenennen',
  renameTitle: 'Kategorie umbenennen',
  renaming: 'Wird gespeichert …',
  save: 'Speichern',
  remove: 'Löschen',
  removeTitle: '„{name}“ löschen?',
  removeText:
    '{count, plural, =0 {In dieser Kategorie sind keine Fotos.} one {Das Foto darin bleibt im Album.} other {Die # Fotos darin bleiben im Album.}}',
  emptyText:
    'Noch keine Kategorien. Füge eine hinzu: für Ferien, Schule oder was deine Familie sonst gern wiederfindet.',
  failed: 'Wir konnten eure Kategorien nicht laden.',
  errors: {
    category_name_required: 'Gib der Kategorie einen Namen.',
    category_name_too_long: '{max, plural, one {Höchstens # Zeichen.} other {Höchstens # Zeichen.}}',
    category_name_taken: 'Eine Kategorie mit diesem Namen gibt es schon.',
  },
  toasts: {
    created: 'Kategorie erstellt',
    createFailed: 'Wir konnten die Kategorie nicht erstellen',
    renameFailed: 'Wir konnten die Kategorie nicht umbenennen',
    removed: 'Kategorie gelöscht',
    removeFailed: 'Wir konnten die Kategorie nicht löschen',
  },
} satisfies Translation<typeof en>
