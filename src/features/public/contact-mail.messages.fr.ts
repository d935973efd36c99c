import type { Translation } from '#shared/messages.ts'
import type { contactMail as en } from './contact-mail.messages.en.ts'

export const contactMail = {
  forwarded: {
    subject: 'Message de la page contact :',
    footer: 'Quelqu’un a écrit ceci sur la page contact. Répondre à cet e-mail lui écrit.',
  },
  acknowledged: {
    subject: 'Votre message est arrivé',
    heading: 'Merci de nous avoir écrit',
    text: 'Votre message est arrivé. Une personne le lit et répondra à cette adresse.',
    footer:
      'Vous recevez cet e-mail parce que votre adresse a été donnée sur notre page contact. Si ce n’était pas vous, il n’y a rien à faire.',
  },
} satisfies Translation<typeof en>
