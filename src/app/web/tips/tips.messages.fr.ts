import type { Translation } from '#shared/messages.ts'
import type { tips as en } from './tips.messages.en.ts'

export const tips = {
  label: 'Conseil',
  read: 'Bon à savoir',
  noMore: 'Désactiver les conseils',
  off: 'Les conseils sont désactivés',
  offText: 'Vous pouvez les réactiver dans Préférences, sous Comportement de l’application.',
  offFailed: 'Nous n’avons pas pu désactiver les conseils',
  all: {
    palette: 'Appuyez sur / depuis n’importe quelle page pour trouver une photo, une personne ou une page.',
    homeScreen:
      'Ajoutez Hearthbook à votre écran d’accueil depuis le menu du navigateur pour l’ouvrir comme une application.',
    choosing:
      'Dans la galerie, maintenez le doigt sur une photo, puis glissez sur d’autres pour les sélectionner. Vous pouvez leur ajouter des mots-clés, les partager ou les télécharger ensemble.',
    guests:
      'Les grands-parents n’ont pas besoin de compte. La personne propriétaire de la famille peut leur créer un lien d’invité dans les paramètres.',
    digest: 'Envie d’un résumé hebdomadaire ? Activez le résumé par e-mail dans les préférences.',
    face: 'Donnez une photo de profil à chaque enfant : choisissez une de vos photos et recadrez-la sur son visage.',
    suggestions: 'Choisissez un enfant en ajoutant une étape pour voir ce qui arrive souvent à son âge.',
    everyYear: 'Posez les dix mêmes questions à chaque anniversaire et comparez les réponses, année après année.',
    link: 'L’e-mail d’invitation n’est pas arrivé ? Copiez le lien depuis Invitations en attente et envoyez-le vous-même.',
    live: 'Inutile d’actualiser la page. Ce que votre famille ajoute apparaît ici automatiquement.',
    originals:
      'Vos photos sont conservées exactement telles que vous les avez envoyées. Vous pouvez télécharger les originaux à tout moment.',
  },
} satisfies Translation<typeof en>
