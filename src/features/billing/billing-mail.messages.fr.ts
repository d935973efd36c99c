import type { Translation } from '#shared/messages.ts'
import type { billingMail as en } from './billing-mail.messages.en.ts'

export const billingMail = {
  greeting: 'Bonjour {first_name},',
  greetingWithoutName: 'Bonjour,',
  sandbox: 'Ceci est un essai : aucun argent n’a circulé.',
  receipt: {
    subject: 'Votre reçu Hearthbook',
    heading: 'Merci',
    text: 'Nous avons bien reçu {amount} pour la formule {plan}. Elle est payée jusqu’au {date}. Facture {number}.',
    button: 'Voir la facturation',
  },
  payment_failed: {
    subject: 'Votre paiement n’a pas abouti',
    heading: 'Votre paiement n’a pas abouti',
    text: 'Nous n’avons pas pu prélever {amount} pour la formule {plan}. Elle continue jusqu’au {date} ; pensez à vérifier votre carte d’ici là. Dans tous les cas, rien de ce que vous gardez ici n’est perdu.',
    button: 'Vérifier ma carte',
  },
  cancelled: {
    subject: 'Votre formule prend fin le {date}',
    heading: 'Votre formule est résiliée',
    text: 'La formule {plan} reste la vôtre jusqu’au {date}, et plus rien ne sera prélevé. Ensuite, tout ce que vous avez gardé reste ici : vous pourrez le regarder et le télécharger. Seuls les ajouts suivront les limites de la formule plus petite.',
    button: 'J’ai changé d’avis',
  },
  ended: {
    subject: 'Votre formule a pris fin',
    heading: 'Votre formule a pris fin',
    text: 'La formule {plan} a pris fin, et plus rien ne sera prélevé. Tout ce que vous avez gardé reste ici : photos, étapes et paroles se regardent et se téléchargent comme avant.',
    button: 'Voir les formules',
  },
  renewal: {
    subject: 'Votre formule est renouvelée le {date}',
    heading: 'Votre formule est bientôt renouvelée',
    text: 'Le {date}, nous prélèverons {amount} pour la formule {plan}. Vous n’avez rien à faire, et vous pouvez résilier d’ici là.',
    button: 'Voir la facturation',
  },
  footer: 'Vous recevez ce message parce que vous avez une formule Hearthbook.',
} as const satisfies Translation<typeof en>
