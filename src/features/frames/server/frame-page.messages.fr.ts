import type { Translation } from '#shared/messages.ts'
import type { framePage as en } from './frame-page.messages.en.ts'

export const framePage = {
  title: 'Cadre photo',
  pairTitle: 'Affichez ici les photos de votre famille',
  pairText:
    'Sur votre téléphone, ouvrez les paramètres de votre famille dans Hearthbook, choisissez « Ajouter un cadre » et saisissez ce code.',
  family: 'Photos de {family}',
  leave: 'Ce n’est pas votre famille ? Appuyez sur une touche ou sur l’écran.',
  empty: 'Les photos apparaîtront ici dès que votre famille en partagera.',
} as const satisfies Translation<typeof en>
