import type { Translation } from '#shared/messages.ts'
import type { notifications as en } from './notifications.messages.en.ts'

export const notifications = {
  title: 'Mitteilungen',
  bell: '{count, plural, =0 {Mitteilungen} one {Mitteilungen, # ungelesen} other {Mitteilungen, # ungelesen}}',
  many: '99+',
  readAll: 'Alle als gelesen markieren',
  unread: 'Ungelesen',
  unreadCount: '{count, plural, =100 {99+ ungelesen} other {# ungelesen}}',
  loading: 'Mitteilungen werden geladen',
  emptyTitle: 'Du bist auf dem neuesten Stand',
  emptyText: 'Wenn jemand in deinen Familien etwas hinzufügt, siehst du es hier.',
  failed: 'Wir konnten deine Mitteilungen nicht laden',
  more: 'Mehr laden',
  end: 'Keine weiteren Mitteilungen',
  settings: 'Einstellungen für Mitteilungen',
  someone: 'Jemand',
  inFamily: 'in „{family}“',
  push: {
    off: 'Erhalte auf diesem Gerät Mitteilungen, auch wenn Hearthbook geschlossen ist.',
    on: 'Auf diesem Gerät sind Mitteilungen eingeschaltet.',
    start: 'Einschalten',
    stop: 'Ausschalten',
    failed: 'Dein Browser hat Mitteilungen blockiert. Erlaube sie in den Browsereinstellungen für diese Website.',
  },
  unsubscribe: {
    title: 'Zusammenfassungen abbestellen?',
    intro: 'Du erhältst dann keine E-Mails mehr über Neues. In Hearthbook siehst du weiterhin Mitteilungen.',
    action: 'Abbestellen',
    working: 'Wird abbestellt …',
    doneTitle: 'Zusammenfassungen sind ausgeschaltet',
    doneText: 'Du kannst sie in den App-Einstellungen jederzeit wieder einschalten.',
    preferences: 'Zu den App-Einstellungen',
    deadTitle: 'Dieser Link ist unvollständig',
    deadText: 'Öffne den Link aus der E-Mail noch einmal oder ändere die Zusammenfassung in den App-Einstellungen.',
    failed: 'Wir konnten die Zusammenfassung nicht ausschalten. Versuche es noch einmal.',
  },
  told: {
    photo_upload: '{name} hat {count, plural, one {ein Foto} other {# Fotos}} hinzugefügt',
    sent_photos: '{title} hat {count, plural, one {ein Foto} other {# Fotos}} geschickt',
    milestone_added:
      '{count, plural, one {{name} hat einen Meilenstein hinzugefügt: {title}} other {{name} hat # Meilensteine hinzugefügt}}',
    member_joined: '{name} gehört jetzt zur Familie',
    child_added: '{name} hat {title} hinzugefügt',
    photo_loved:
      '{others, plural, =0 {{name}} one {{name} und einer weiteren Person} other {{name} und # weiteren Personen}} {count, plural, one {gefällt dein Foto} other {gefallen # deiner Fotos}}',
    comment_added: '{count, plural, one {{name} hat einen Kommentar geschrieben} other {# neue Kommentare}}',
    invitation: '{name} hat dich in „{title}“ eingeladen',
    file_refused:
      '{count, plural, one {Wir konnten {title} nicht lesen und haben die Datei nicht hinzugefügt. Falls du noch eine Kopie hast, versuche es mit der.} other {Wir konnten # deiner Dateien nicht lesen und haben sie nicht hinzugefügt. Falls du noch Kopien hast, versuche es mit denen.}}',
    backup_refused:
      '{count, plural, one {Wir konnten {title} von deinem Gerät nicht lesen. Die Datei ist nicht gesichert.} other {Wir konnten # Dateien von deinen Geräten nicht lesen. Sie sind nicht gesichert.}}',
    link_asked: '{name} bittet dich, „{title}“ per Link{whom, select, empty {} other { mit {whom}}} zu teilen',
    link_made: '{name} hat „{title}“ per Link geteilt, wie von dir gewünscht. Den Link bekommst du von {name}.',
    sign_in_link:
      '{name} hat einen Link erstellt, um dir beim Anmelden zu helfen. Hattest du darum gebeten, ist alles gut. Wenn nicht, sieh dir deine Geräte an.',
    guest_photos:
      '{count, plural, one {Ein Gast hat ein Foto für „{title}“ geschickt. Nimm es an oder lehne es ab.} other {Gäste haben # Fotos für „{title}“ geschickt. Nimm sie an oder lehne sie ab.}}',
    guest_comment:
      '{count, plural, one {{title} hat einen Kommentar geschrieben} other {# neue Kommentare von Gästen}}',
    may_flag:
      '{title} ist jetzt {count, number} und kann eigene Fotos und Antworten markieren, die lieber nicht da sein sollten',
    may_hide: '{title} ist jetzt {count, number} und kann eigene Fotos und Antworten verbergen',
    may_own: '{title} ist jetzt {count, number} und kann das eigene Profil übernehmen',
    birthday: '{count, plural, one {Am {day} wird {title} # Jahr alt} other {Am {day} wird {title} # Jahre alt}}',
  },
} satisfies Translation<typeof en>
