import type { Translation } from '#shared/messages.ts'
import type { deletedPhotos as en } from './deleted-photos.messages.en.ts'

export const deletedPhotos = {
  card: {
    title: 'Zuletzt gelöscht',
    text: 'Stell Fotos und Antworten wieder her, die in den letzten 30 Tagen gelöscht wurden.',
  },
  title: 'Zuletzt gelöscht',
  intro:
    'Gelöschte Fotos und Antworten der Kinder kannst du 30 Tage lang wiederherstellen. Nur du siehst sie. Alben, Bücher und Meilensteine lassen sich nicht wiederherstellen, ihre Fotos bleiben aber in der Galerie.',
  back: 'Familieneinstellungen',
  list: 'Gelöschte Fotos',
  select: 'Am {date} gelöschtes Foto auswählen: {words}',
  daysLeft: '{days, plural, =0 {Wird heute gelöscht} one {Noch # Tag} other {Noch # Tage}}',
  restore: '{count, plural, =0 {Wiederherstellen} one {# Foto wiederherstellen} other {# Fotos wiederherstellen}}',
  restoring: 'Wird wiederhergestellt …',
  more: 'Mehr',
  clear: 'Auswahl aufheben',
  empty: 'Alle endgültig löschen',
  hint: 'Wähl die Fotos aus, die du wiederherstellen möchtest.',
  emptyTitle: 'Alles ist an seinem Platz',
  emptyText: 'Gelöschte Fotos und Antworten bleiben 30 Tage hier, falls du sie zurückhaben möchtest.',
  photos: 'Fotos ansehen',
  failedTitle: 'Wir konnten deine gelöschten Fotos nicht laden',
  confirm: {
    title: 'Alle diese Fotos endgültig löschen?',
    text: 'Alle Fotos auf dieser Seite und ihre Originale werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
    confirm: 'Endgültig löschen',
    deleting: 'Wird gelöscht …',
  },
  toasts: {
    restored: '{count, plural, one {Foto wiederhergestellt} other {# Fotos wiederhergestellt}}',
    restoredText: '{count, plural, one {Das Foto ist} other {Die Fotos sind}} wieder im Album',
    gone: '{count, plural, one {Dieses Foto ist nicht mehr verfügbar} other {Diese Fotos sind nicht mehr verfügbar}}',
    restoreFailed: 'Wir konnten die Fotos nicht wiederherstellen',
    emptied:
      '{count, plural, =0 {Es gab nichts mehr zu löschen} one {# Foto endgültig gelöscht} other {# Fotos endgültig gelöscht}}',
    emptyFailed: 'Wir konnten die Fotos nicht löschen',
  },
} satisfies Translation<typeof en>
