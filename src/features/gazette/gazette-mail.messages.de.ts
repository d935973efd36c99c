import type { Translation } from '#shared/messages.ts'
import type { gazetteMail as en } from './gazette-mail.messages.en.ts'

export const gazetteMail = {
  edition: {
    subject: '{family}: euer Familienblatt für {month}',
    heading: '{month} bei {family}',
    greeting: 'Hallo {name},',
    greetingWithoutName: 'Hallo,',
    picture: 'Ein Foto von {family}',
    intro:
      'Hier ist das Familienblatt von {family} für {month}: acht Seiten mit Fotos, Meilensteinen und dem, was bald ansteht.',
    attached: 'Es hängt an dieser E-Mail, zum Lesen oder Ausdrucken.',
    linked: 'Als Anhang ist es zu groß. Öffne es mit dieser Schaltfläche, dort kannst du es auch drucken.',
    button: 'Familienblatt öffnen',
    footer:
      'Du bekommst diese E-Mail, weil du das Familienblatt von {family} abonniert hast. Mit einem Klick abbestellen: {url}',
    footerOfMember:
      'Du bekommst diese E-Mail, weil du zu {family} gehörst und das Familienblatt abonniert hast. Mit einem Klick abbestellen: {url}',
  },
  question: {
    subject: '{adder} möchte dir das Familienblatt von {family} schicken',
    heading: 'Das Familienblatt von {family}, einmal im Monat',
    greeting: 'Hallo {name},',
    intro: '{adder} möchte dir das Familienblatt von {family} per E-Mail schicken.',
    what: 'Das ist eine kleine Familienzeitung mit Fotos, Meilensteinen und Geburtstagen, zum Lesen oder Ausdrucken. Sie kommt am Ersten jedes Monats. Du brauchst kein Konto und kannst sie jederzeit abbestellen.',
    button: 'Ja, schickt es mir',
    until:
      'Dieser Link funktioniert {days, number} Tage. Wenn du das Familienblatt nicht möchtest, musst du nichts tun: Wir schicken dir dann nichts mehr.',
    footer:
      'Du bekommst diese E-Mail, weil {adder} uns deine Adresse gegeben hat. Wenn du die Person nicht kennst, kannst du diese E-Mail ignorieren.',
  },
} as const satisfies Translation<typeof en>
