import type { Translation } from '#shared/messages.ts'
import type { shortcuts as en } from './shortcuts.messages.en.ts'

export const shortcuts = {
  title: 'Raccourcis clavier',
  anywhere: 'Sur toutes les pages',
  gallery: 'Dans la galerie',
  viewer: 'Quand une photo est ouverte',
  does: {
    search: 'Trouver une photo, une personne ou une page',
    help: 'Afficher ces raccourcis',
    move: 'Passer d’une photo à l’autre',
    open: 'Ouvrir la photo',
    select: 'Sélectionner la photo',
    range: 'Tout sélectionner jusqu’à cette photo',
    larger: 'Agrandir les miniatures',
    smaller: 'Réduire les miniatures',
    step: 'Photo précédente ou suivante',
    details: 'Afficher ou masquer les détails',
    close: 'Fermer',
  },
  keys: {
    space: 'Espace',
    enter: 'Entrée',
    shift: 'Maj',
  },
} satisfies Translation<typeof en>
