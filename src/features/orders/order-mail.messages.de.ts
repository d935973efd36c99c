import type { Translation } from '#shared/messages.ts'
import type { orderMail as en } from './order-mail.messages.en.ts'

export const orderMail = {
  greeting: 'Hallo {first_name},',
  greetingWithoutName: 'Hallo,',
  received: {
    subject: 'Bestellung {number} ist eingegangen',
    heading: 'Danke für deine Bestellung',
    text: 'Wir bereiten {copies, plural, one {„{title}“} other {# Exemplare von „{title}“}} für die Druckerei vor, genau so, wie das Buch jetzt ist.',
  },
  in_print: {
    subject: 'Bestellung {number} wird gedruckt',
    heading: 'Dein Buch wird gedruckt',
    text: '„{title}“ ist in der Druckerei. Wir schreiben dir, sobald es verschickt wird.',
  },
  shipped: {
    subject: 'Bestellung {number} ist verschickt',
    heading: 'Dein Buch ist unterwegs',
    text: '{copies, plural, one {„{title}“ wurde} other {# Exemplare von „{title}“ wurden}} verschickt.',
  },
  cancelled: {
    subject: 'Bestellung {number} wurde storniert',
    heading: 'Deine Bestellung wurde storniert',
    text: '„{title}“ wird nicht gedruckt. Das Buch bleibt unter „Meine Bücher“.',
  },
  paid: 'Du hast {amount} bezahlt.',
  included: 'Diese Bestellung ist in deinem Tarif enthalten. Du musst nichts bezahlen.',
  operator: 'Die Person, die diesen Server betreibt, druckt dein Buch. Du musst nichts bezahlen.',
  refund: 'Wir erstatten {amount} auf deine Karte.',
  to: 'Versand an:\n{address}',
  follow: 'Sendung verfolgen',
  tracking: 'Sendungsnummer: {tracking}',
  button: 'Bestellungen ansehen',
  sandbox: 'Das ist ein Test. Es wurde kein Geld abgebucht.',
  footer: 'Du erhältst diese E-Mail, weil du Bestellung {number} aufgegeben hast.',
  sheet: {
    subject: 'Druckauftrag: {number}, {copies, plural, one {# Exemplar} other {# Exemplare}}',
    heading: 'Bestellung {number}',
    title: 'Buch: {title}',
    copies: '{copies, plural, one {# Exemplar} other {# Exemplare}}',
    formats: {
      softcover: 'Softcover',
      hardcover: 'Hardcover',
    },
    size: 'Endformat: {size} Zoll, plus 3 mm Beschnitt',
    pages: '{pages, number} Seiten',
    papers: {
      silk_170: 'Papier: Bilderdruck seidenmatt, 170 g/m²',
      silk_250: 'Papier: Bilderdruck seidenmatt, 250 g/m²',
    },
    openPages: 'Seiten herunterladen (PDF)',
    openCover: 'Einband herunterladen (PDF)',
    to: 'Versand an:\n{address}',
    links: 'Wer diese Links hat, kann sie {days, number} Tage lang öffnen. Die Administration kann neue schicken.',
    admin: 'Status aktualisieren',
    footer: 'Du erhältst diese E-Mail, weil du die auf Hearthbook bestellten Bücher druckst.',
  },
  withdrawn: {
    subject: 'Nicht drucken: {number}',
    heading: 'Bestellung {number} wurde storniert',
    text: 'Bitte druckt Bestellung {number} nicht: {copies, plural, one {# Exemplar} other {# Exemplare}} von „{title}“. Falls der Druck schon läuft, antwortet auf diese E-Mail.',
  },
} satisfies Translation<typeof en>
