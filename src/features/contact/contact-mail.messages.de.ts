import type { Translation } from '#shared/messages.ts'
import type { contactMail as en } from './contact-mail.messages.en.ts'

export const contactMail = {
  forwarded: {
    subject: 'Nachricht über die Kontaktseite:',
    footer:
      'Diese Nachricht kommt von der Kontaktseite. Wenn du auf diese E-Mail antwortest, geht deine Antwort an die Person, die geschrieben hat.',
  },
  acknowledged: {
    subject: 'Deine Nachricht ist angekommen',
    heading: 'Danke für deine Nachricht',
    text: 'Wir lesen deine Nachricht und antworten an diese E-Mail-Adresse.',
    footer:
      'Du erhältst diese E-Mail, weil jemand deine Adresse auf unserer Kontaktseite eingegeben hat. Falls du das nicht warst, kannst du sie ignorieren.',
  },
} satisfies Translation<typeof en>
