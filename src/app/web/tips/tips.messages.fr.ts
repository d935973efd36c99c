import type { Translation } from '#shared/messages.ts'
import type { tips as en } from './tips.messages.en.ts'

export const tips = {
  label: 'Astuce',
  read: 'Bon à savoir',
  noMore: 'Plus d’astuces',
  off: 'Il n’y aura plus d’astuces',
  offText: 'Si elles vous manquent : Préférences, Comportement de l’application.',
  offFailed: 'Les astuces n’ont pas pu être désactivées',
  all: {
    palette: 'Appuyez sur / sur n’importe quelle page pour trouver une photo, une personne ou une page par son nom.',
    homeScreen:
      'Ajoutez Hearthbook à l’écran d’accueil depuis le menu du navigateur : il s’ouvrira comme toute autre application.',
    choosing:
      'Dans la galerie, appuyez un instant sur une photo puis passez sur d’autres : ce que vous choisissez peut être étiqueté, partagé ou téléchargé d’un coup.',
    guests:
      'Les grands-parents n’ont pas besoin de compte : dans les réglages, le propriétaire de la famille peut leur faire un lien, avec de grandes images et rien à apprendre.',
    digest:
      'Vous préférez lire les nouvelles une fois par semaine ? Les préférences proposent un e-mail avec tout ce qui est nouveau.',
    face: 'Chaque enfant peut avoir son image : choisissez une de vos photos et la partie qui montre son visage.',
    suggestions:
      'Choisissez un enfant en ajoutant un moment clé, et nous vous rappellerons ce qui arrive souvent à cet âge.',
    everyYear:
      'Posez les dix mêmes questions à chaque anniversaire. Les réponses restent côte à côte, année après année.',
    link: 'Qui ne trouve pas l’e-mail peut entrer par le lien de l’invitation : copiez-le dans les invitations en attente et envoyez-le comme vous écrivez d’habitude.',
    live: 'Inutile de recharger : ce que votre famille ajoute apparaît ici tout seul.',
    originals: 'Vos photos sont gardées telles qu’elles sont arrivées, octet pour octet, et se reprennent entières.',
  },
} satisfies Translation<typeof en>
