import type { Translation } from '#shared/messages.ts'
import type { firstSteps as en } from './first-steps.messages.en.ts'

export const firstSteps = {
  title: 'Primeros pasos',
  child: 'Agregar a tu hijo o hija',
  photos: 'Agregar fotos',
  invite: 'Invitar a la familia',
  done: 'Listo',
  adding: '{total, plural, one {Agregando # foto…} other {Agregando # fotos…}}',
} satisfies Translation<typeof en>
