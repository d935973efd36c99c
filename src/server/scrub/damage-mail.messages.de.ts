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
    next: 'Die Dateien lassen sich aus einem Backup wiederherstellen. Wenn sich jemand anderes um deinen Server kümmert, bitte die Person darum. Hast du die Dateien noch auf einem Handy oder Computer, behalte sie bis dahin.',
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
    next: 'Kopiere diese Dateien aus einem Backup an dieselbe Stelle. Der Abschnitt „Integrity checks“ in docs/operations.md erklärt, wie das geht. Hearthbook prüft sie jede Nacht erneut.',
    button: 'Administration öffnen',
  },
} satisfies Translation<typeof en>
