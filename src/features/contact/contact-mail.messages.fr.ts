import type { Translation } from '#shared/messages.ts'
import type { contactMail as en } from './contact-mail.messages.en.ts'

export const contactMail = {
  forwarded: {
    subject: 'Message de la page de contact :',
    footer: 'Ce message vient de la page de contact. Répondez à cet e-mail pour écrire à la personne qui l’a envoyé.',
  },
  acknowledged: {
    subject: 'Nous avons reçu votre message',
    heading: 'Merci de nous avoir écrit',
    text: 'Nous lirons votre message et vous répondrons à cette adresse.',
    footer:
      'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse sur notre page de contact. Si ce n’était pas vous, ignorez ce message.',
  },
} satisfies Translation<typeof en>
