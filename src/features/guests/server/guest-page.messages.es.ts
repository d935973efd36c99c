import type { Translation } from '#shared/messages.ts'
import type { guestPage as en } from './guest-page.messages.en.ts'

export const guestPage = {
  title: 'Fotos de {family}',
  hello: 'Para {name}',
  newer: 'Más reciente',
  older: 'Más antigua',
  newest: 'Volver a la más reciente',
  heart: 'Enviar un corazón',
  hearted: 'Enviaste un corazón',
  heartFailed: 'No pudimos enviar tu corazón. Inténtalo de nuevo.',
  taken: 'Tomada el {date}',
  added: 'Agregada el {date}',
  moment: '{name}, {date}',
  answered: '{name} respondió el {date}',
  picture: 'Una foto',
  voice: 'Escuchar la descripción de voz',
  film: 'Un video',
  filmMissing: 'Este video no se puede ver aquí. Pídele a tu familia que te lo muestre.',
  emptyTitle: 'Todavía no hay nada',
  emptyText: 'Cuando tu familia comparta una foto o un hito, lo verás aquí.',
  opening: 'Abriendo tus fotos…',
  closedTitle: 'Vuelve a abrir tu enlace',
  closedText: 'Para ver estas fotos, abre el enlace que te envió tu familia. Si ya no funciona, pídele uno nuevo.',
} satisfies Translation<typeof en>
