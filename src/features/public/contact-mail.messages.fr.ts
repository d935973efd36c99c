import type { Translation } from '#shared/messages.ts'
import type { contactMail as en } from './contact-mail.messages.en.ts'

export const contactMail = {
  forwarded: {
    subject: 'Message de la page de contact :',
    footer: 'Quelqu’un a envoyé ceci depuis la page de contact. Répondez à cet e-mail pour lui écrire.',
  },
  acknowledged: {
    subject: 'Nous avons reçu votre message',
    heading: 'Merci de nous avoir écrit',
    text: 'Nous avons reçu votre message. Une personne le lira et vous répondra à cette adresse.',
    footer:
      'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse sur notre page de contact. Si ce n’était pas vous, ignorez-le.',
  },
} satisfies Translation<typeof en>
