import type { Translation } from '#shared/messages.ts'
import type { contact as en } from './contact.messages.en.ts'

export const contact = {
  title: 'Contact',
  heading: 'Contactez-nous',
  lead: 'Une question, un bug à signaler, un mot gentil ? Nous lisons tous les messages et répondons par e-mail.',
  name: 'Votre nom',
  email: 'Votre e-mail',
  subject: 'Objet',
  message: 'Votre message',
  website: 'Laissez ce champ vide',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  direct: 'Ou écrivez-nous à',
  errors: {
    name: 'Saisissez votre nom (100 caractères maximum).',
    email: 'Saisissez une adresse e-mail comme ana@example.org.',
    subject: 'Saisissez un objet de 150 caractères maximum.',
    message: 'Saisissez un message de 5 000 caractères maximum.',
    often: 'Vous avez envoyé trop de messages. Votre texte est toujours là. Réessayez un peu plus tard.',
    failed:
      'Impossible d’envoyer votre message. Votre texte est toujours là. Vérifiez votre connexion, puis réessayez.',
  },
  sentTitle: 'Merci, nous avons reçu votre message',
  sent: 'Nous vous avons envoyé une confirmation par e-mail et vous répondrons à la même adresse.',
  back: 'Retour à l’accueil',
} satisfies Translation<typeof en>
