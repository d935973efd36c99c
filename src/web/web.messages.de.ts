import { problems } from '#shared/problems.messages.de.ts'
import type { Translation } from '#shared/messages.ts'
import type { web as en } from './web.messages.en.ts'

export const web = {
  actions: {
    cancel: 'Abbrechen',
    close: 'Schließen',
    tryAgain: 'Noch einmal versuchen',
    loadMore: 'Mehr laden',
    dismiss: 'Ausblenden',
    goBack: 'Zurück',
  },
  player: {
    play: 'Abspielen',
    pause: 'Pause',
    position: 'Wiedergabeposition',
    time: '{at} von {of}',
    mute: 'Stummschalten',
    unmute: 'Ton einschalten',
    fullScreen: 'Vollbild',
  },
  audience: {
    label: 'Wer kann das sehen?',
    private: {
      label: 'Privat',
      hint: 'Nur du',
    },
    family_only: {
      label: 'Nur Familie',
      hint: 'Mitglieder dieser Familie',
    },
    extended_family: {
      label: 'Familie und Gäste',
      hint: 'Mitglieder und Gäste mit einem Link',
    },
  },
  loading: 'Wird geladen …',
  home: 'Start',
  optional: 'optional',
  notifications: 'Mitteilungen (F8)',
  progress: '{done, number} von {total, number}',
  error: {
    newVersionTitle: 'Es gibt eine neue Version',
    newVersionText:
      'Wir konnten diesen Teil der Seite nicht laden. Lade neu, um die neue Version zu erhalten. Falls das nicht hilft, prüfe deine Verbindung.',
    reload: 'Neu laden',
    title: 'Da ist etwas schiefgelaufen',
    text: 'Es ist ein unerwarteter Fehler aufgetreten',
    loadTitle: 'Wir konnten das nicht laden',
    loadText: 'Prüfe deine Verbindung und versuche es noch einmal.',
  },
  signedOut: {
    title: 'Abgemeldet',
    text: 'Bis bald.',
  },
  signOutOwed: {
    title: 'Du bist in diesem Browser abgemeldet',
    text: 'Wir konnten den Server nicht erreichen, um deine Sitzung zu beenden. Das holen wir nach, sobald du wieder online bist.',
  },
  setting: {
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
  },
  draft: {
    restored: 'Wir haben deinen Entwurf wiederhergestellt.',
    discard: 'Entwurf verwerfen',
  },
  discard: {
    title: 'Schließen, ohne zu speichern?',
    text: 'Deine Änderungen sind noch nicht gespeichert.',
    keep: 'Weiter bearbeiten',
    confirm: 'Änderungen verwerfen',
  },
  limits: {
    reached:
      'Du kannst {minutes, select, 1 {in einer Minute} 60 {in einer Stunde} 1440 {an einem Tag} other {in {minutes} Minuten}} höchstens {limit, select, searches {{times, number}-mal suchen} comments {{times, number} Kommentare schreiben} downloads {{times, number} Dateien herunterladen} exports {{times, number} Exporte starten} families {{times, number} Familien erstellen} avatars {{times, number} Profilfotos hochladen} upload_bytes {{times, number} GB hochladen} other {das {times, number}-mal tun}}. Versuche es in {unit, select, hours {{wait, plural, one {# Stunde} other {# Stunden}}} other {{wait, plural, one {# Minute} other {# Minuten}}}} noch einmal.',
    uploads:
      'Du kannst höchstens {limit} unfertige Uploads haben, insgesamt {gigabytes} GB. Warte, bis ein paar fertig sind, oder brich welche ab und versuche es dann noch einmal.',
  },
  problems: {
    ...problems,
    offline: 'Du bist offline. Prüfe deine Verbindung und versuche es noch einmal.',
  },
} satisfies Translation<typeof en>
