import type { Translation } from '#shared/messages.ts'
import type { crop as en } from './crop.messages.en.ts'

export const crop = {
  title: 'Choisissez la partie à montrer',
  hint: 'Faites glisser le carré, pincez-le ou utilisez le curseur. Au clavier : les flèches le déplacent, plus et moins changent sa taille.',
  square: 'La partie de l’image',
  where: 'Centre à {left, number} % de la gauche et {top, number} % du haut, taille {size, number} %',
  size: 'Taille',
  use: 'Utiliser cette partie',
  unreadable: 'Ce navigateur ne peut pas afficher l’image. Choisissez-en une autre.',
} satisfies Translation<typeof en>
