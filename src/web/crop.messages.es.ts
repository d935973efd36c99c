import type { Translation } from '#shared/messages.ts'
import type { crop as en } from './crop.messages.en.ts'

export const crop = {
  title: 'Elige la parte que se verá',
  hint: 'Arrastra el cuadrado, pellízcalo o usa el control. Con el teclado: las flechas lo mueven, más y menos cambian su tamaño.',
  square: 'La parte de la imagen',
  where: 'Centro al {left, number} % desde la izquierda y al {top, number} % desde arriba, tamaño {size, number} %',
  size: 'Tamaño',
  use: 'Usar esta parte',
  unreadable: 'Este navegador no puede mostrar la imagen. Elige otra, por favor.',
} satisfies Translation<typeof en>
