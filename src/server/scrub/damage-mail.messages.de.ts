import type { Translation } from '#shared/messages.ts'
import type { damageMail as en } from './damage-mail.messages.en.ts'

export const damageMail = {
  owner: {
    damaged: {
      subject: 'Bitte ansehen: {count, plural, one {eine Datei} other {# Dateien}} in „{family}“',
      heading:
        '{count, plural, one {Eine Datei fehlt oder ist beschädigt} other {# Dateien fehlen oder sind beschädigt}}',
      text: 'Hearthbook prüft regelmäßig, ob alle Fotos, Videos und Aufnahmen noch genau so sind wie beim Hochladen. In „{family}“ {missing, plural, =0 {fehlt keine Datei} one {fehlt # Datei} other {fehlen # Dateien}}, und {changed, plural, =0 {keine ist beschädigt} one {# ist beschädigt} other {# sind beschädigt}}.',
      footer:
        'Du erhältst diese E-Mail, weil du „{family}“ verwaltest. Bis das Problem gelöst ist, erinnern wir dich einmal pro Woche.',
    },
    mended: {
      subject: 'Alle Dateien in „{family}“ sind wieder unversehrt',
      heading: 'Alle Dateien sind wieder unversehrt',
      text: 'Bei der letzten Prüfung von „{family}“ fehlte keine Datei mehr, und keine war beschädigt. Du musst nichts weiter tun.',
      footer: 'Du erhältst diese E-Mail, weil du „{family}“ verwaltest.',
    },
    files: 'Diese Dateien sind betroffen:',
    more: '{count, plural, one {# weitere Datei} other {# weitere Dateien}}',
    kept: 'Hearthbook hat nichts gelöscht. Vielleicht siehst du diese Fotos noch in deinem Album, denn ihre kleineren Versionen sind eigene Dateien.',
    next: 'In den Backups gibt es keine intakte Kopie dieser Dateien. Hast du sie noch auf einem Handy oder Computer, behalte sie und sag der Person Bescheid, die sich um deinen Server kümmert: Sie kann die Dateien zurücklegen.',
    button: 'Album öffnen',
  },
  admin: {
    damaged: {
      subject:
        'Bitte ansehen: {count, plural, one {# Original fehlt oder ist beschädigt} other {# Originale fehlen oder sind beschädigt}}',
      heading:
        '{count, plural, one {# Original fehlt oder ist beschädigt} other {# Originale fehlen oder sind beschädigt}}',
      text: 'Ergebnis der nächtlichen Prüfung in {families, plural, one {# Familie} other {# Familien}}: {missing, plural, =0 {Kein Original fehlt} one {# Original fehlt} other {# Originale fehlen}}, und {changed, plural, =0 {keines ist beschädigt} one {# ist beschädigt} other {# sind beschädigt}}.',
      footer:
        'Du erhältst diese E-Mail, weil du den Server verwaltest. Bis das Problem gelöst ist, erinnern wir dich einmal pro Woche.',
    },
    mended: {
      subject: 'Alle Originale sind wieder unversehrt',
      heading: 'Alle Originale sind wieder unversehrt',
      text: 'Bei der letzten Prüfung fehlte kein Original mehr, und keines war beschädigt. Du musst nichts weiter tun.',
      footer: 'Du erhältst diese E-Mail, weil du den Server verwaltest.',
    },
    files: 'Diese Dateien sind betroffen:',
    more: '{count, plural, one {# weitere Datei} other {# weitere Dateien}}',
    kept: 'Hearthbook hat nichts geändert oder gelöscht. Wer die betroffenen Familien verwaltet, hat auch eine E-Mail bekommen.',
    next: 'Hearthbook hat in BACKUP_TO nach intakten Kopien gesucht und keine gefunden. Hast du diese Dateien an einem anderen Ort, kopiere sie an dieselbe Stelle: Der Abschnitt „Integrity checks“ in docs/operations.md erklärt, wie das geht. Sie werden jede Nacht erneut geprüft.',
    button: 'Administration öffnen',
  },
} satisfies Translation<typeof en>
