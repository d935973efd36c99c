import type { Translation } from '#shared/messages.ts'
import type { audit as en } from './audit.messages.en.ts'

export const audit = {
  title: 'Historial',
  intro: 'Quién ha cambiado qué en esta familia. Solo lo ves tú.',
  empty: 'Aún no ha pasado nada.',
  somebody: 'Alguien que ya no está',
  // After what somebody did.
  about: ': {about}',
  actions: {
    account: {
      created: 'creó una cuenta',
      deletion_requested: 'pidió eliminar su cuenta',
      kept: 'conservó su cuenta',
      deleted: 'eliminó una cuenta',
    },
    session: {
      signed_in: 'inició sesión',
      revoked: 'cerró la sesión de un dispositivo',
      signed_out_everywhere: 'cerró todas sus sesiones',
      ended_by_admin: 'cerró todas las sesiones de una persona',
      new_device: 'inicio de sesión en un dispositivo nuevo',
      refused: 'inicio de sesión fallido',
    },
    password: {
      set: 'puso una contraseña',
      changed: 'cambió la contraseña',
      reset: 'puso una contraseña nueva por correo',
      removed: 'quitó la contraseña',
    },
    passkey: {
      added: 'añadió una llave de acceso',
      renamed: 'cambió el nombre de una llave de acceso',
      removed: 'quitó una llave de acceso',
    },
    second_factor: {
      enabled: 'activó la verificación en dos pasos',
      disabled: 'desactivó la verificación en dos pasos',
      refused: 'tres códigos incorrectos en la verificación en dos pasos',
    },
    recovery_codes: { made: 'creó códigos de recuperación nuevos' },
    provider: { linked: 'vinculó otra forma de entrar', unlinked: 'quitó una forma de entrar' },
    email: { changed: 'cambió su dirección de correo', change_undone: 'deshizo un cambio de su dirección de correo' },
    api_key: { created: 'creó una clave de API', revoked: 'revocó una clave de API' },
    data: {
      export_requested: 'pidió una exportación',
      exported: 'recibió una exportación',
      downloaded: 'descargó una exportación',
      imported: 'importó',
    },
    family: {
      created: 'creó la familia',
      renamed: 'cambió el nombre de la familia',
      updated: 'cambió los ajustes de la familia',
      deleted: 'eliminó la familia',
      restored: 'recuperó la familia',
      purged: 'eliminó la familia para siempre',
      transferred: 'cedió la familia',
    },
    member: {
      joined: 'se unió',
      left: 'dejó la familia',
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
      restored: 'recuperó fotos',
      purged: 'eliminó fotos para siempre',
    },
    child: {
      added: 'añadió a un niño',
      updated: 'cambió la página de un niño',
      restored: 'recuperó la página de un niño',
      removed: 'quitó la página de un niño',
    },
    milestone: { deleted: 'eliminó un hito' },
    category: { deleted: 'eliminó una categoría' },
    answer: {
      deleted: 'eliminó una respuesta de un niño',
      restored: 'recuperó una respuesta de un niño',
      purged: 'eliminó del todo una respuesta de un niño',
    },
    caption: { deleted: 'eliminó el comentario de voz de una foto' },
    consent: { given: 'aceptó que se grabe a un niño', withdrawn: 'retiró el permiso para grabar a un niño' },
    comment: { deleted: 'quitó un comentario' },
    guest_link: { created: 'creó un enlace de invitado', revoked: 'cerró un enlace de invitado' },
    subscription: { changed: 'cambió el plan' },
    order: { placed: 'encargó un libro impreso', changed: 'cambió un pedido de un libro impreso' },
    job: { retried: 'reintentó una tarea fallida' },
  },
} satisfies Translation<typeof en>
