import type { Translation } from '#shared/messages.ts'
import type { audit as en } from './audit.messages.en.ts'

export const audit = {
  title: 'Historial',
  back: 'Configuración de la familia',
  intro: 'Los cambios que se hicieron en esta familia. Solo tú puedes verlos.',
  empty: 'Aún no hay historial.',
  somebody: 'Alguien que ya no es miembro',
  // Appended to an entry.
  about: ': {about}',
  named: {
    person: {
      added: 'agregó a {names}',
      updated: 'editó los datos de {names}',
      removed: 'quitó a {names}',
      restored: 'restauró a {names}',
    },
    consent: { given: 'dio permiso para grabar a {names}', withdrawn: 'retiró el permiso para grabar a {names}' },
    invitation: {
      sent: 'invitó a {names}',
      resent: 'volvió a invitar a {names}',
      cancelled: 'canceló la invitación de {names}',
    },
    guest_link: { created: 'dio un enlace para invitados a {names}' },
    letter: { sealed: 'selló una carta para {names}' },
    succession: {
      trusted: 'agregó a {names} a las personas de confianza',
      ended: 'quitó a {names} de las personas de confianza',
    },
    answer: {
      deleted: 'eliminó una respuesta de {names}',
      restored: 'restauró una respuesta de {names}',
      purged: 'eliminó definitivamente una respuesta de {names}',
    },
  },
  actions: {
    account: {
      created: 'creó una cuenta',
      deletion_requested: 'pidió eliminar su cuenta',
      kept: 'canceló la eliminación de su cuenta',
      deleted: 'eliminó una cuenta',
    },
    session: {
      signed_in: 'inició sesión',
      revoked: 'cerró la sesión de un dispositivo',
      signed_out_everywhere: 'cerró sesión en todos sus dispositivos',
      new_device: 'inició sesión en un dispositivo nuevo',
      refused: 'no pudo iniciar sesión',
      ended_by_admin: 'cerró todas las sesiones de una persona',
    },
    password: {
      set: 'creó una contraseña',
      changed: 'cambió la contraseña',
      reset: 'restableció la contraseña por correo',
      removed: 'eliminó la contraseña',
    },
    passkey: {
      added: 'agregó una clave de acceso',
      renamed: 'cambió el nombre de una clave de acceso',
      removed: 'eliminó una clave de acceso',
    },
    second_factor: {
      enabled: 'activó la verificación en dos pasos',
      disabled: 'desactivó la verificación en dos pasos',
      refused: 'escribió tres códigos de verificación incorrectos',
    },
    recovery_codes: { made: 'creó nuevos códigos de recuperación' },
    provider: {
      linked: 'conectó otro método de inicio de sesión',
      unlinked: 'desconectó un método de inicio de sesión',
    },
    email: { changed: 'cambió su dirección de correo', change_undone: 'deshizo un cambio de su dirección de correo' },
    app_password: { created: 'creó una contraseña de aplicación', revoked: 'revocó una contraseña de aplicación' },
    api_key: { created: 'creó una clave de API', revoked: 'revocó una clave de API' },
    data: {
      export_requested: 'pidió una exportación',
      exported: 'exportó datos',
      downloaded: 'descargó una exportación',
      imported: 'importó datos',
    },
    family: {
      created: 'creó la familia',
      renamed: 'cambió el nombre de la familia',
      updated: 'cambió la configuración de la familia',
      deleted: 'eliminó la familia',
      restored: 'restauró la familia',
      purged: 'eliminó la familia definitivamente',
      transferred: 'transfirió la propiedad de la familia',
    },
    succession: {
      trusted: 'eligió una persona de confianza',
      ended: 'quitó una persona de confianza',
      changed: 'cambió el plazo de ausencia',
      reminded: 'envió un recordatorio por correo a quien está a cargo',
      opened: 'permitió a las personas de confianza pedir hacerse cargo de la familia',
    },
    takeover: {
      requested: 'pidió hacerse cargo de la familia',
      canceled: 'puso fin a una solicitud para hacerse cargo de la familia',
      completed: 'entregó la familia tras una larga ausencia de quien estaba a cargo',
    },
    letter: { sealed: 'selló una carta para más adelante', deleted: 'eliminó una carta para más adelante' },
    member: {
      joined: 'se unió a la familia',
      left: 'salió de la familia',
      removed: 'quitó a un miembro',
      role_changed: 'cambió un rol',
    },
    invitation: {
      sent: 'envió una invitación',
      resent: 'volvió a enviar una invitación',
      cancelled: 'canceló una invitación',
      declined: 'rechazó una invitación',
    },
    photo: {
      deleted: 'eliminó fotos',
      restored: 'restauró fotos',
      purged: 'eliminó fotos definitivamente',
    },
    original: {
      healed: 'restauró un archivo dañado desde una copia de seguridad',
    },
    file: {
      added: 'volvió a agregar un archivo sin asociar a su familia',
      removed: 'eliminó un archivo sin asociar',
    },
    person: {
      added: 'agregó a una persona',
      updated: 'editó los datos de una persona',
      merged: 'combinó a dos personas',
      restored: 'restauró a una persona',
      removed: 'quitó a una persona',
    },
    child: {
      added: 'agregó a un niño o una niña',
      updated: 'editó los datos de un niño o una niña',
      restored: 'restauró el perfil de un niño o una niña',
      removed: 'quitó el perfil de un niño o una niña',
    },
    milestone: { deleted: 'eliminó un hito' },
    album: { deleted: 'eliminó un álbum' },
    category: { deleted: 'eliminó una categoría' },
    answer: {
      deleted: 'eliminó la respuesta de un niño o una niña',
      restored: 'restauró la respuesta de un niño o una niña',
      purged: 'eliminó definitivamente la respuesta de un niño o una niña',
    },
    caption: { deleted: 'eliminó la descripción de voz de una foto' },
    consent: {
      given: 'dio permiso para grabar a un niño o una niña',
      withdrawn: 'retiró el permiso para grabar a un niño o una niña',
    },
    transcripts: {
      allowed: 'activó la transcripción',
      ended: 'desactivó la transcripción, y se eliminaron todas las transcripciones',
    },
    vision: {
      allowed: 'activó los rostros y la búsqueda por contenido',
      ended: 'desactivó los rostros y la búsqueda por contenido, y se eliminaron sus datos',
    },
    comment: { deleted: 'eliminó un comentario' },
    frame: { added: 'agregó un marco', removed: 'quitó un marco' },
    webhook: {
      created: 'creó un webhook',
      updated: 'modificó un webhook',
      secret_replaced: 'reemplazó el secreto de un webhook',
      deleted: 'eliminó un webhook',
      stopped: 'desactivó un webhook que fallaba',
    },
    mail_address: {
      replaced: 'creó una dirección para fotos por correo',
      deleted: 'eliminó la dirección para fotos por correo',
    },
    mail_sender: {
      added: 'permitió que alguien envíe fotos por correo',
      removed: 'dejó de aceptar las fotos por correo de alguien',
    },
    gazette_subscriber: {
      added: 'agregó a alguien a la gaceta',
      removed: 'quitó a alguien de la gaceta',
    },
    guest_link: { created: 'creó un enlace para invitados', revoked: 'revocó un enlace para invitados' },
    subscription: { changed: 'cambió el plan' },
    order: { placed: 'pidió un libro impreso', changed: 'actualizó el pedido de un libro impreso' },
    job: { retried: 'reintentó una tarea fallida' },
    backup: {
      started: 'inició una copia de seguridad',
      paused: 'pausó las copias de seguridad',
      resumed: 'reanudó las copias de seguridad',
    },
    recovery_kit: { downloaded: 'descargó el kit de recuperación' },
  },
} satisfies Translation<typeof en>
