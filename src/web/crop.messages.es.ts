import type { Translation } from '#shared/messages.ts'
import type { crop as en } from './crop.messages.en.ts'

export const crop = {
  title: 'Recortar foto',
  hint: 'Arrastra el cuadrado, pellízcalo o usa el control. Con el teclado, muévelo con las flechas y cambia su tamaño con + y -.',
  square: 'Área de recorte',
  where: 'Centro al {left, number} % desde la izquierda y al {top, number} % desde arriba, tamaño {size, number} %',
  size: 'Tamaño',
  use: 'Aplicar recorte',
  unreadable: 'Este navegador no puede mostrar esta foto. Elige otra.',
} satisfies Translation<typeof en>
