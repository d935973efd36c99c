import type { Translation } from '#shared/messages.ts'
import type { activity as en } from './activity.messages.en.ts'

export const activity = {
  title: 'Aktivitäten',
  moments: {
    title: 'Familienmomente',
    all: 'Alle Aktivitäten ansehen',
    emptyTitle: 'Hier beginnt eure Geschichte',
    emptyText: 'Fotos erscheinen hier, sobald jemand sie hinzufügt.',
    failed: 'Wir konnten die neuesten Momente nicht laden.',
    loading: 'Momente werden geladen',
  },
  today: {
    photos:
      '{count, plural, one {# neues Foto} other {# neue Fotos}}{from, select, few { von {names}} other {}}{album, select, new {} other { seit gestern}}',
    manyPhotos: 'Über {count, number} neue Fotos{album, select, new {} other { seit gestern}}',
    latest: 'Letztes Foto hinzugefügt: {when}',
    begin: 'Bereit für eure ersten Fotos',
  },
  with: 'Mit {names}',
  said: '{name}: „{text}“',
  someone: 'Jemand',
  told: {
    photo_upload: '{name} hat {count, plural, one {ein Foto} other {# Fotos}} hinzugefügt',
    photos_loved:
      '{name} hat {count, plural, one {ein Foto hinzugefügt und liebt es} other {# Fotos hinzugefügt und liebt {all, select, yes {alle} other {{loved, plural, one {eins} other {#}} davon}}}}',
    guest_photos: '{name} hat {count, plural, one {ein Foto} other {# Fotos}} geschickt',
    member_joined: '{name} gehört jetzt zur Familie',
    milestone_added: '{name} hat einen Meilenstein hinzugefügt',
    photo_favorited: '{name} liebt {count, plural, one {ein Foto} other {# Fotos}}',
    child_added: '{name} hat {title} hinzugefügt',
    family_created: '{name} hat dieses Album angelegt',
    category_created: '{name} hat die Kategorie „{title}“ erstellt',
    capsule_opened: 'Ein Brief von {name} an {title} hat sich geöffnet',
  },
  more: '{count, plural, one {# weiteres} other {# weitere}}',
  openPhoto: 'Foto öffnen: {name}',
  filters: {
    open: 'Filter',
    text: 'Aktivitäten durchsuchen',
    placeholder: 'Ein Name oder ein Wort …',
    clear: 'Filter zurücksetzen',
    types: {
      all: 'Alle Aktivitäten',
      photo_upload: 'Neue Fotos',
      milestone_added: 'Meilensteine',
      member_joined: 'Neue Mitglieder',
      child_added: 'Neue Kinder',
    },
    periods: {
      all: 'Gesamter Zeitraum',
      today: 'Heute',
      week: 'Diese Woche',
      month: 'Dieser Monat',
    },
  },
  list: {
    loading: 'Aktivitäten werden geladen',
    emptyTitle: 'Keine Aktivitäten gefunden',
    emptyText: 'Wenn jemand ein Foto hinzufügt, erscheint es hier.',
    emptyFiltered: 'Zu diesen Filtern passt nichts. Versuche es mit einem längeren Zeitraum oder einem anderen Wort.',
    failedTitle: 'Wir konnten eure Aktivitäten nicht laden',
    failedText: 'Prüfe deine Verbindung und versuche es noch einmal.',
    moreFailed: 'Wir konnten keine weiteren Aktivitäten laden.',
    loadMore: 'Mehr laden',
    end: 'Hier hat alles angefangen',
  },
} satisfies Translation<typeof en>
