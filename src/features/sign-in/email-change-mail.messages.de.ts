import type { Translation } from '#shared/messages.ts'
import type { emailChangeMail as en } from './email-change-mail.messages.en.ts'

export const emailChangeMail = {
  greeting: 'Hallo,',
  code: {
    subject: 'Bestätige deine neue E-Mail-Adresse für Hearthbook',
    heading: 'Bestätige diese E-Mail-Adresse',
    intro:
      'Jemand, wahrscheinlich du, möchte diese Adresse für ein Hearthbook-Konto verwenden. Gib diesen Code dort ein, wo du die Änderung begonnen hast. Er ist 10 Minuten gültig:',
    footer: 'Falls du das nicht warst, kannst du diese E-Mail ignorieren. Ohne den Code ändert sich nichts.',
  },
  taken: {
    subject: 'Zu dieser E-Mail-Adresse gibt es schon ein Hearthbook-Konto',
    heading: 'Zu dieser Adresse gibt es schon ein Konto',
    intro:
      'Jemand, wahrscheinlich du, wollte diese Adresse für ein anderes Hearthbook-Konto verwenden. Sie ist schon vergeben, deshalb wurde nichts geändert.',
    advice: 'Falls du das warst, melde dich mit dieser Adresse an oder wähl für das andere Konto eine andere.',
    button: 'Bei Hearthbook anmelden',
    footer: 'Falls du das nicht warst, kannst du diese E-Mail ignorieren. Niemand sonst kann deine Adresse verwenden.',
  },
  changed: {
    subject: 'Deine E-Mail-Adresse bei Hearthbook wurde geändert',
    heading: 'Deine E-Mail-Adresse wurde geändert',
    intro: 'Die E-Mail-Adresse deines Hearthbook-Kontos wurde zu {email} geändert ({when}).',
    wasYou: 'Falls du das warst, brauchst du nichts zu tun.',
    undo: 'Falls du das nicht warst, mach die Änderung innerhalb von 7 Tagen rückgängig. Dabei werden alle Geräte abgemeldet und alle Anmeldemethoden entfernt, die seit der Änderung dazugekommen sind.',
    button: 'Änderung rückgängig machen',
    noUndo: 'Falls du das nicht warst, wende dich an den Support.',
    footer:
      'Diese E-Mail schicken wir immer, wenn sich die Adresse eines Kontos ändert. Sicherheits-E-Mails lassen sich nicht abbestellen.',
  },
  undone: {
    subject: 'Deine E-Mail-Adresse bei Hearthbook ist wieder die alte',
    heading: 'Deine alte E-Mail-Adresse gilt wieder',
    intro:
      'Jemand hat den Link benutzt, mit dem sich die Änderung rückgängig machen lässt. Wir hatten ihn an deine frühere Adresse geschickt. Dein Hearthbook-Konto verwendet jetzt wieder diese Adresse, und alle Geräte wurden abgemeldet.',
    advice: 'Wenn dich das überrascht, wende dich an den Support.',
    footer: 'Du erhältst diese E-Mail, weil dein Konto diese Adresse verwendet hat.',
  },
} satisfies Translation<typeof en>
