import type { Translation } from '#shared/messages.ts'
import type { framePage as en } from './frame-page.messages.en.ts'

export const framePage = {
  title: 'Marco de fotos',
  pairTitle: 'Muestra aquí las fotos de tu familia',
  pairText:
    'En tu teléfono, abre la configuración de tu familia en Hearthbook, elige «Agregar un marco» e introduce este código.',
  family: 'Fotos de {family}',
  leave: '¿No es tu familia? Pulsa cualquier tecla o toca la pantalla.',
  empty: 'Las fotos aparecerán aquí en cuanto tu familia comparta alguna.',
} as const satisfies Translation<typeof en>
