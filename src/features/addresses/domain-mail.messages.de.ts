import type { Translation } from '#shared/messages.ts'
import type { domainMail as en } from './domain-mail.messages.en.ts'

export const domainMail = {
  missing: {
    subject: 'Bitte prüfen: Für {domain} fehlt ein DNS-Eintrag',
    heading: 'Der Eintrag deiner Domain fehlt',
    text: 'Wir konnten den TXT-Eintrag nicht finden, der {domain} für „{family}“ bestätigt. Füge ihn bis zum {date} wieder hinzu, damit die Domain weiter funktioniert.',
  },
  gone: {
    subject: '{domain} führt nicht mehr zu eurem Album',
    heading: 'Deine Domain ist nicht mehr verbunden',
    text: 'Der TXT-Eintrag für {domain} fehlt seit einer Woche. Deshalb haben wir die Domain von „{family}“ getrennt. Am Album hat sich nichts geändert. Um die Domain wieder zu verbinden, füge den Eintrag wieder hinzu und bestätige sie in den Familieneinstellungen.',
  },
  button: 'Eintrag ansehen',
  footer: 'Du erhältst diese E-Mail, weil du diese Familie verwaltest und ihr eine Domain hinzugefügt hast.',
} satisfies Translation<typeof en>
