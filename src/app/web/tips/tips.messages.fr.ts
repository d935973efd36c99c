import type { Translation } from '#shared/messages.ts'
import type { tips as en } from './tips.messages.en.ts'

export const tips = {
  label: 'Conseil',
  read: 'Compris',
  all: {
    palette: 'Appuyez sur / depuis n’importe quelle page pour trouver une photo, une personne ou une page.',
    shortcuts: 'Appuyez sur ? sur n’importe quelle page pour voir les raccourcis clavier.',
    homeScreen:
      'Depuis le menu du navigateur, ajoutez Hearthbook à votre écran d’accueil pour l’ouvrir comme une application.',
    choosing:
      'Dans la galerie, maintenez le doigt sur une photo, puis faites-le glisser sur d’autres pour les sélectionner. Vous pouvez leur ajouter des mots-clés, les partager ou les télécharger en une seule fois.',
    guests:
      'Les grands-parents n’ont pas besoin de compte. La personne qui gère la famille peut leur créer un lien d’invité dans les paramètres.',
    digest: 'Envie d’un résumé hebdomadaire ? Activez le résumé par e-mail dans les préférences.',
    face: 'Donnez une photo de profil à chaque enfant : choisissez l’une de vos photos et recadrez-la autour du visage.',
    suggestions: 'Quand vous ajoutez une étape, choisissez un enfant pour voir des suggestions adaptées à son âge.',
    everyYear: 'Posez les dix mêmes questions à chaque anniversaire et comparez les réponses, année après année.',
    live: 'Inutile d’actualiser la page. Ce que votre famille ajoute apparaît ici automatiquement.',
    originals:
      'Vos photos sont conservées telles que vous les avez envoyées. Vous pouvez télécharger les originaux à tout moment.',
  },
} satisfies Translation<typeof en>
