import type { Translation } from '#shared/messages.ts'
import type { crop as en } from './crop.messages.en.ts'

export const crop = {
  title: 'Recadrer la photo',
  hint: 'Faites glisser le carré, pincez-le ou utilisez le curseur. Au clavier, déplacez-le avec les flèches et redimensionnez-le avec + et -.',
  square: 'Zone de recadrage',
  where: 'Centre à {left, number} % du bord gauche et à {top, number} % du haut, taille : {size, number} %',
  size: 'Taille',
  use: 'Appliquer',
  unreadable: 'Ce navigateur ne peut pas afficher cette photo. Choisissez-en une autre.',
} satisfies Translation<typeof en>
