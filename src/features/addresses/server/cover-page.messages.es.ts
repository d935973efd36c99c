import type { Translation } from '#shared/messages.ts'
import type { coverPage as en } from './cover-page.messages.en.ts'

export const coverPage = {
  kept: 'Un álbum familiar privado en Hearthbook.',
  members: 'Los miembros de la familia pueden iniciar sesión para abrirlo.',
  open: 'Abrir el álbum',
  nobodyTitle: 'No hay ningún álbum en esta dirección',
  nobodyText: 'Es posible que haya cambiado. Pregúntale a la persona que te la dio.',
  home: 'Ir a Hearthbook',
} satisfies Translation<typeof en>
