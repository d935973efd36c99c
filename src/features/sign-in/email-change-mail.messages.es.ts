import type { Translation } from '#shared/messages.ts'
import type { emailChangeMail as en } from './email-change-mail.messages.en.ts'

export const emailChangeMail = {
  greeting: 'Hola:',
  code: {
    subject: 'Confirma tu nuevo correo de Hearthbook',
    heading: 'Confirma esta dirección de correo',
    intro:
      'Alguien, probablemente tú, quiere usar esta dirección para su cuenta de Hearthbook. Escribe este código donde pediste el cambio. Vence en 10 minutos:',
    footer: 'Si no fuiste tú, puedes ignorar este correo. Sin el código no cambia nada.',
  },
  taken: {
    subject: 'Esta dirección de correo ya tiene una cuenta de Hearthbook',
    heading: 'Esta dirección ya tiene una cuenta',
    intro:
      'Alguien, probablemente tú, intentó usar esta dirección para otra cuenta de Hearthbook. La dirección ya está en uso, así que no cambió nada.',
    advice: 'Si fuiste tú, inicia sesión con esta dirección o elige una distinta para la otra cuenta.',
    button: 'Iniciar sesión en Hearthbook',
    footer: 'Si no fuiste tú, puedes ignorar este correo. Nadie más puede usar tu dirección.',
  },
  changed: {
    subject: 'Cambió el correo de tu cuenta de Hearthbook',
    heading: 'Cambió tu dirección de correo',
    intro: 'La dirección de correo de tu cuenta de Hearthbook cambió a {email} el {when}.',
    wasYou: 'Si fuiste tú, no tienes que hacer nada.',
    undo: 'Si no fuiste tú, deshaz el cambio en los próximos 7 días. Se cerrará la sesión en todos los dispositivos y se eliminarán los métodos de inicio de sesión agregados desde entonces.',
    button: 'Deshacer este cambio',
    noUndo: 'Si no fuiste tú, comunícate con soporte.',
    footer:
      'Enviamos este correo cada vez que cambia la dirección de una cuenta. Los correos de seguridad no se pueden desactivar.',
  },
  undone: {
    subject: 'Tu cuenta de Hearthbook volvió a su correo anterior',
    heading: 'Tu cuenta volvió a su correo anterior',
    intro:
      'Tu cuenta de Hearthbook volvió a su correo anterior porque alguien usó el enlace que enviamos ahí para deshacer el cambio. Se cerró la sesión en todos los dispositivos.',
    advice: 'Si no lo esperabas, comunícate con soporte.',
    footer: 'Recibes este correo porque tu cuenta usaba esta dirección.',
  },
} satisfies Translation<typeof en>
