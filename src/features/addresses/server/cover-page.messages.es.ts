import type { Translation } from '#shared/messages.ts'
import type { coverPage as en } from './cover-page.messages.en.ts'

export const coverPage = {
  kept: 'Un álbum familiar privado en Hearthbook.',
  members: 'Los miembros de la familia pueden iniciar sesión para abrirlo.',
  open: 'Abrir el álbum',
  nobodyTitle: 'No encontramos este álbum',
  nobodyText: 'Puede que el enlace haya cambiado. Pídele uno nuevo a la persona que te lo dio.',
  home: 'Ir a Hearthbook',
} satisfies Translation<typeof en>
