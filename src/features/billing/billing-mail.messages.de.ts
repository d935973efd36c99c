import type { Translation } from '#shared/messages.ts'
import type { billingMail as en } from './billing-mail.messages.en.ts'

export const billingMail = {
  greeting: 'Hallo {first_name},',
  greetingWithoutName: 'Hallo,',
  sandbox: 'Das ist ein Test. Es wurde kein echtes Geld abgebucht.',
  receipt: {
    subject: 'Deine Quittung von Hearthbook',
    heading: 'Danke für deine Zahlung',
    text: 'Wir haben {amount} für deinen Tarif {plan} erhalten. Er ist bis zum {date} bezahlt. Rechnung: {number}.',
    button: 'Rechnung herunterladen',
    total: 'Bezahlt',
    with: 'Bezahlt mit',
    card: '{brand} mit Endziffern {last4}',
  },
  payment_failed: {
    subject: 'Deine Zahlung hat nicht geklappt',
    heading: 'Deine Zahlung hat nicht geklappt',
    text: 'Wir konnten {amount} für deinen Tarif {plan} nicht abbuchen. Dein Tarif bleibt bis zum {date} aktiv. Um ihn zu behalten, aktualisiere bis dahin deine Karte. Nichts von dem, was du gespeichert hast, wird gelöscht.',
    button: 'Karte aktualisieren',
  },
  cancelled: {
    subject: 'Dein Tarif endet am {date}',
    heading: 'Dein Tarif ist gekündigt',
    text: 'Dein Tarif {plan} bleibt bis zum {date} aktiv, und es wird nichts mehr abgebucht. Danach kannst du weiterhin alles ansehen und herunterladen, was du gespeichert hast. Um mehr hinzuzufügen, brauchst du vielleicht einen Tarif.',
    button: 'Meinen Tarif ansehen',
  },
  ended: {
    subject: 'Dein Tarif ist abgelaufen',
    heading: 'Dein Tarif ist abgelaufen',
    text: 'Dein Tarif {plan} ist abgelaufen, und es wird nichts mehr abgebucht. Du kannst weiterhin alles ansehen und herunterladen, was du gespeichert hast, auch Fotos und Meilensteine.',
    button: 'Tarife ansehen',
  },
  renewal: {
    subject: 'Dein Tarif verlängert sich am {date}',
    heading: 'Dein Tarif verlängert sich bald',
    text: 'Am {date} buchen wir {amount} für deinen Tarif {plan} ab. Du brauchst nichts zu tun. Bis dahin kannst du jederzeit kündigen.',
    button: 'Zahlung ansehen',
  },
  footer: 'Du erhältst diese E-Mail, weil du einen Tarif bei Hearthbook hast.',
} satisfies Translation<typeof en>
