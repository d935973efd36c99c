import type { Translation } from '#shared/messages.ts'
import type { crop as en } from './crop.messages.en.ts'

export const crop = {
  title: 'Recortar foto',
  hint: 'Arrastra el cuadrado, pellizca la pantalla o usa el control deslizante. Con el teclado, usa las flechas para moverlo y + y - para cambiar su tamaño.',
  square: 'Área de recorte',
  where:
    'Centro al {left, number} % del borde izquierdo y al {top, number} % del borde superior; tamaño: {size, number} %',
  size: 'Tamaño',
  use: 'Aplicar recorte',
  unreadable: 'Este navegador no puede mostrar esta foto. Elige otra.',
} satisfies Translation<typeof en>
