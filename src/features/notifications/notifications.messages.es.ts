import type { Translation } from '#shared/messages.ts'
import type { notifications as en } from './notifications.messages.en.ts'

export const notifications = {
  title: 'Notificaciones',
  bell: '{count, plural, =0 {Notificaciones} one {Notificaciones, # sin leer} other {Notificaciones, # sin leer}}',
  many: '99+',
  readAll: 'Marcar todas como leídas',
  unread: 'Sin leer',
  unreadCount: '{count, plural, =100 {99+ sin leer} other {# sin leer}}',
  loading: 'Cargando notificaciones',
  emptyTitle: 'Estás al día',
  emptyText: 'Cuando alguien de tus familias agregue algo, lo verás aquí.',
  failed: 'No pudimos cargar tus notificaciones',
  more: 'Cargar más',
  end: 'No hay más notificaciones',
  settings: 'Configuración de notificaciones',
  someone: 'Alguien',
  inFamily: 'en {family}',
  push: {
    off: 'Recibe notificaciones en este dispositivo aunque Hearthbook esté cerrado.',
    on: 'Las notificaciones están activadas en este dispositivo.',
    start: 'Activar',
    stop: 'Desactivar',
    failed: 'Tu navegador bloqueó las notificaciones. Permítelas para este sitio en la configuración del navegador.',
  },
  unsubscribe: {
    title: '¿Dejar de recibir resúmenes?',
    intro: 'Ya no recibirás correos con las novedades. Seguirás viendo las notificaciones en Hearthbook.',
    action: 'Desactivar resúmenes',
    working: 'Un momento…',
    doneTitle: 'Los resúmenes están desactivados',
    doneText: 'Puedes volver a activarlos cuando quieras en tus preferencias.',
    preferences: 'Ir a preferencias',
    deadTitle: 'Este enlace está incompleto',
    deadText: 'Vuelve a abrirlo desde el correo o cambia el resumen en tus preferencias.',
    failed: 'Algo salió mal y no se hizo ningún cambio. Inténtalo de nuevo.',
  },
  told: {
    photo_upload: '{name} agregó {count, plural, one {una foto} other {# fotos}}',
    sent_photos: '{title} envió {count, plural, one {una foto} other {# fotos}}',
    milestone_added: '{count, plural, one {{name} agregó un hito: {title}} other {{name} agregó # hitos}}',
    member_joined: '{name} se unió a la familia',
    child_added: '{name} agregó a {title}',
    photo_loved:
      'A {others, plural, =0 {{name} le} one {{name} y a otra persona les} other {{name} y a # personas más les}} {count, plural, one {encantó tu foto} other {encantaron # de tus fotos}}',
    comment_added: '{count, plural, one {{name} dejó un comentario} other {# comentarios nuevos}}',
    invitation: '{name} te invita a {title}',
    file_refused:
      '{count, plural, one {No pudimos leer {title}, así que no se agregó. Si tienes otra copia, agrega esa.} other {No pudimos leer # de tus archivos, así que no se agregaron. Si tienes otras copias, agrega esas.}}',
    backup_refused:
      '{count, plural, one {No pudimos leer {title}, de tu dispositivo, así que no tiene copia.} other {No pudimos leer # archivos de tus dispositivos, así que no tienen copia.}}',
    link_asked: '{name} te pide compartir «{title}» por enlace{whom, select, empty {} other { con {whom}}}',
    link_made: '{name} compartió «{title}» con un enlace, como pediste. Pídele el enlace a {name}.',
    sign_in_link:
      '{name} creó un enlace para ayudarte a iniciar sesión. Si lo pediste, todo está bien. Si no, revisa tus dispositivos.',
    guest_photos:
      '{count, plural, one {Alguien invitado envió una foto a «{title}». Agrégala o recházala.} other {Tus invitados enviaron # fotos a «{title}». Agrégalas o recházalas.}}',
    guest_comment: '{count, plural, one {{title} dejó un comentario} other {# comentarios nuevos de tus invitados}}',
    may_flag:
      '{title} ya tiene {count, number} años y puede señalar las fotos y respuestas suyas que preferiría que no estuvieran',
    may_hide: '{title} ya tiene {count, number} años y puede ocultar sus fotos y respuestas',
    may_own: '{title} ya tiene {count, number} años y puede hacer suyo su perfil',
    birthday: '{count, plural, one {{title} cumple # año el {day}} other {{title} cumple # años el {day}}}',
  },
} satisfies Translation<typeof en>
