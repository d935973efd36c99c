import type { Translation } from '#shared/messages.ts'
import type { billingMail as en } from './billing-mail.messages.en.ts'

export const billingMail = {
  greeting: 'Bonjour {first_name},',
  greetingWithoutName: 'Bonjour,',
  sandbox: 'Il s’agit d’un test : rien n’a été réellement débité.',
  receipt: {
    subject: 'Votre reçu Hearthbook',
    heading: 'Merci pour votre paiement',
    text: 'Nous avons bien reçu {amount} pour votre formule {plan}, désormais payée jusqu’au {date}. Facture : {number}.',
    button: 'Télécharger la facture',
    total: 'Total payé',
    with: 'Payé avec',
    card: '{brand} se terminant par {last4}',
  },
  payment_failed: {
    subject: 'Votre paiement n’a pas abouti',
    heading: 'Votre paiement n’a pas abouti',
    text: 'Nous n’avons pas pu prélever {amount} pour votre formule {plan}. Elle reste active jusqu’au {date}. Pour la conserver, mettez votre carte à jour d’ici là. Rien de ce que vous avez enregistré ne sera supprimé.',
    button: 'Mettre à jour ma carte',
  },
  cancelled: {
    subject: 'Votre formule prend fin le {date}',
    heading: 'Votre formule est résiliée',
    text: 'Votre formule {plan} reste active jusqu’au {date}, et nous ne prélèverons plus rien. Ensuite, vous pourrez toujours voir et télécharger tout ce que vous avez enregistré, mais il vous faudra peut-être une formule pour ajouter d’autres souvenirs.',
    button: 'Voir ma formule',
  },
  ended: {
    subject: 'Votre formule a pris fin',
    heading: 'Votre formule a pris fin',
    text: 'Votre formule {plan} a pris fin : nous ne prélèverons plus rien. Vous pouvez toujours voir et télécharger tout ce que vous avez enregistré, y compris vos photos et vos étapes.',
    button: 'Voir les formules',
  },
  renewal: {
    subject: 'Votre formule sera renouvelée le {date}',
    heading: 'Votre formule sera bientôt renouvelée',
    text: 'Le {date}, nous prélèverons {amount} pour votre formule {plan}. Vous n’avez rien à faire. Vous pouvez résilier à tout moment avant cette date.',
    button: 'Voir la facturation',
  },
  footer: 'Vous recevez cet e-mail parce que vous avez souscrit une formule Hearthbook.',
} as const satisfies Translation<typeof en>
