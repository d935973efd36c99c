import type { Translation } from '#shared/messages.ts'
import type { notifications as en } from './notifications.messages.en.ts'

export const notifications = {
  title: 'Avisos',
  bell: '{count, plural, =0 {Avisos} one {Avisos, # sin leer} other {Avisos, # sin leer}}',
  many: '99+',
  readAll: 'Marcar todo como leído',
  readOne: 'Marcar como leído',
  unread: 'Sin leer',
  loading: 'Cargando los avisos',
  emptyTitle: 'Todo tranquilo',
  emptyText: 'Cuando alguien de tus familias añada algo, lo sabrás aquí.',
  failed: 'No se han podido cargar tus avisos.',
  again: 'Intentar de nuevo',
  more: 'Cargar más',
  end: 'Eso es todo',
  settings: 'Ajustes de los avisos',
  someone: 'Alguien',
  inFamily: 'en {family}',
  push: {
    off: 'Este dispositivo también puede avisarte con Hearthbook cerrado.',
    on: 'Este dispositivo te avisa, también con Hearthbook cerrado.',
    start: 'Activar',
    stop: 'Desactivar',
    failed: 'El navegador no lo ha permitido. Puedes cambiarlo en sus ajustes para este sitio.',
  },
  told: {
    photo_upload: '{name} ha añadido {count, plural, one {una foto} other {# fotos}}',
    milestone_added: '{name} ha apuntado un hito: {title}',
    member_joined: '{name} se ha unido a la familia',
    child_added: '{name} ha añadido a {title}',
    comment_added: '{count, plural, one {{name} ha dejado un comentario} other {# comentarios nuevos}}',
    invitation: '{name} te invita a {title}',
    birthday: '{count, plural, one {{title} cumple # año el {day}} other {{title} cumple # años el {day}}}',
  },
} satisfies Translation<typeof en>
