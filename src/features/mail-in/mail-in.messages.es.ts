import type { Translation } from '#shared/messages.ts'
import type { mailIn as en } from './mail-in.messages.en.ts'

export const mailIn = {
  title: 'Fotos por correo',
  intro:
    'Las fotos que lleguen a esta dirección se agregan a tu familia. El asunto será su descripción si no tienen una.',
  create: 'Crear una dirección',
  address: 'Dirección de correo',
  secret: 'Dásela solo a quienes puedan agregar fotos. Si llega a otras manos, cámbiala.',
  copy: 'Copiar',
  copied: 'Dirección copiada',
  copyFailed: 'No pudimos copiar la dirección. Selecciónala y cópiala tú.',
  actions: 'Acciones de la dirección',
  replace: 'Cambiar la dirección',
  remove: 'Desactivar',
  failed: 'No funcionó',
  senders: 'Quiénes pueden enviar fotos',
  sendersHint:
    'Los miembros que pueden agregar fotos, desde el correo de su cuenta, y las personas de esta lista. Los demás correos se rechazan.',
  addSender: 'Agregar a alguien',
  removeSender: 'Dejar de aceptar fotos de {email}',
  confirmReplace: {
    title: '¿Cambiar la dirección?',
    text: 'La dirección actual dejará de funcionar de inmediato. Comparte la nueva con quienes envían fotos.',
    confirm: 'Cambiar la dirección',
    busy: 'Cambiando…',
  },
  confirmRemove: {
    title: '¿Desactivar las fotos por correo?',
    text: 'La dirección dejará de funcionar de inmediato. Las fotos que llegaron por ella se conservan.',
    confirm: 'Desactivar',
    busy: 'Desactivando…',
  },
  form: {
    title: 'Agregar a alguien que envía fotos',
    text: 'Para los abuelos y otras personas que no son miembros. Sus fotos se agregan en tu nombre.',
    email: 'Su correo',
    submit: 'Agregar',
    saving: 'Agregando…',
    invalid: 'Escribe un correo, como abuela@example.com.',
    tooMany: 'Llegaste al límite de {max, number} personas. Quita a alguien que ya no envíe fotos.',
  },
} as const satisfies Translation<typeof en>
