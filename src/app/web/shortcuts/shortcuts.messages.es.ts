import type { Translation } from '#shared/messages.ts'
import type { shortcuts as en } from './shortcuts.messages.en.ts'

export const shortcuts = {
  title: 'Atajos de teclado',
  anywhere: 'En cualquier página',
  gallery: 'En la galería',
  viewer: 'Con una foto abierta',
  does: {
    search: 'Buscar una foto, una persona o una página',
    help: 'Mostrar estos atajos',
    move: 'Pasar de una foto a otra',
    open: 'Abrir la foto',
    select: 'Seleccionar la foto',
    range: 'Seleccionar todo hasta esta foto',
    larger: 'Miniaturas más grandes',
    smaller: 'Miniaturas más pequeñas',
    step: 'Foto anterior o siguiente',
    details: 'Mostrar u ocultar los detalles',
    close: 'Cerrar',
  },
  keys: {
    space: 'Espacio',
    enter: 'Intro',
    shift: 'Mayús',
  },
} satisfies Translation<typeof en>
