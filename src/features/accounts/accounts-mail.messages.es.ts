import type { Translation } from '#shared/messages.ts'
import type { mail as en } from './accounts-mail.messages.en.ts'

export const mail = {
  greeting: 'Hola, {first_name}:',
  greetingWithoutName: 'Hola:',
  signIn: {
    subject: 'Tu enlace mágico para Hearthbook',
    heading: 'Tu enlace mágico',
    intro: 'Entra en Hearthbook con un solo clic. El enlace funciona una vez, en cualquier navegador, durante 1 hora.',
    button: 'Entrar en Hearthbook',
    codeIntro: 'O escribe este código donde pediste entrar. Funciona durante 10 minutos:',
    footer:
      'Recibes este correo porque alguien ha pedido entrar con esta dirección. Si no has sido tú, no hace falta que hagas nada: sin este correo no entra nadie.',
  },
  signUp: {
    subject: 'Tu código de verificación para Hearthbook',
    heading: 'Tu código de verificación',
    intro:
      'Te damos la bienvenida a Hearthbook. Escribe este código donde te registraste. Funciona durante 10 minutos:',
    linkIntro: '¿Lees esto en otro dispositivo? Entonces termina aquí. El enlace funciona una vez, durante 1 hora.',
    button: 'Confirmar mi dirección',
    footer:
      'Recibes este correo porque alguien se ha registrado con esta dirección. Si no has sido tú, no hace falta que hagas nada: sin este correo no se crea ninguna cuenta.',
  },
  newcomer: {
    subject: 'Tu código para Hearthbook',
    heading: 'Te damos la bienvenida a Hearthbook',
    intro: 'Escribe este código donde pusiste tu correo. Funciona durante 10 minutos:',
    linkIntro: '¿Lees esto en otro dispositivo? Continúa aquí. El enlace funciona una vez, durante 1 hora.',
    button: 'Continuar a Hearthbook',
    footer: '¿No pusiste tu dirección en Hearthbook? Puedes ignorar este correo; sin él no se crea ninguna cuenta.',
  },
  closed: {
    subject: 'Iniciar sesión en Hearthbook',
    heading: 'A este Hearthbook se entra con invitación',
    intro: 'Alguien, probablemente tú, intentó iniciar sesión con {email}. No hay ninguna cuenta con esta dirección.',
    advice:
      'Si tu cuenta tiene otra dirección, inicia sesión con esa. Si aún no tienes cuenta, pide a alguien de tu familia que te invite.',
    button: 'Ir a iniciar sesión',
    footer: 'Si no fuiste tú, puedes ignorar este correo.',
  },
  proof: {
    subject: 'Tu código de confirmación para Hearthbook',
    heading: '¿Eres tú?',
    intro:
      'Vas a hacer algo importante en Hearthbook. Escribe allí este código para confirmar que eres tú. Funciona durante 10 minutos:',
    footer:
      'Si no has sido tú, otra persona ha entrado con tu cuenta. Abre Ajustes de la cuenta, después Seguridad, y cierra la sesión de los dispositivos que no conozcas.',
  },
  reset: {
    subject: 'Pon una contraseña nueva en Hearthbook',
    heading: 'Una contraseña nueva',
    intro:
      'Pulsa el botón y elige una contraseña nueva. El enlace funciona una vez, durante 1 hora. Al cambiarla se cierra la sesión en todos tus dispositivos y se revocan tus claves de API.',
    button: 'Poner una contraseña nueva',
    footer:
      'Recibes este correo porque alguien ha pedido una contraseña nueva para esta dirección. Si no has sido tú, no hace falta que hagas nada: tu contraseña sigue siendo la misma.',
  },
  credential: {
    subject: 'Ha cambiado tu forma de entrar en Hearthbook',
    heading: '¿Has sido tú?',
    subjects: {
      session_new_device: 'Nuevo inicio de sesión en tu cuenta de Hearthbook',
      second_factor_refused: 'Códigos incorrectos para tu cuenta de Hearthbook',
    },
    device: '{name}, {address}, {time}',
    deviceNamed: '{browser} en {system}',
    deviceUnknown: 'dispositivo desconocido',
    changes: {
      session_new_device: 'Alguien inició sesión en tu cuenta desde un dispositivo nuevo: {device}.',
      second_factor_refused:
        'Alguien superó el primer paso para iniciar sesión en tu cuenta y después escribió tres códigos incorrectos: {device}.',
      password_set: 'Tu cuenta tiene ahora una contraseña.',
      password_changed: 'Se ha cambiado la contraseña de tu cuenta.',
      password_reset:
        'Se restableció tu contraseña con un enlace de un correo. Se cerró la sesión en todos los dispositivos y se revocaron todas las claves de API.',
      password_removed: 'Se ha quitado la contraseña de tu cuenta.',
      passkey_added: 'Se ha añadido una llave de acceso a tu cuenta.',
      passkey_removed: 'Se ha quitado una llave de acceso de tu cuenta.',
      second_factor_enabled: 'Se ha activado el segundo paso para entrar.',
      second_factor_disabled: 'Se ha desactivado el segundo paso para entrar.',
      recovery_codes_made: 'Se han creado códigos de recuperación nuevos. Los anteriores ya no funcionan.',
      provider_linked: 'Ahora una cuenta de Google o de Apple puede entrar en la tuya.',
      provider_unlinked: 'Una cuenta de Google o de Apple ya no puede entrar en la tuya.',
      email_changed: 'Cambió la dirección de correo de tu cuenta. A partir de ahora inicias sesión con esta.',
      email_change_undone:
        'Se deshizo el cambio de tu dirección de correo y se cerró la sesión en todos los dispositivos.',
    },
    wasIt: 'Si has sido tú, no hace falta que hagas nada.',
    advice:
      'Si no has sido tú, abre los ajustes de seguridad, cierra la sesión en los dispositivos que no conozcas y pon una contraseña nueva.',
    button: 'Abrir los ajustes de seguridad',
    footer: 'Enviamos este correo siempre que cambia una forma de entrar. No se puede desactivar.',
  },
  noAccount: {
    subject: 'Entrar en Hearthbook',
    heading: 'Todavía no hay cuenta',
    intro:
      'Alguien, probablemente tú, ha pedido entrar en Hearthbook con {email}. Todavía no hay ninguna cuenta con esta dirección.',
    advice: 'Puede que tu cuenta tenga otra dirección. Si aún no tienes cuenta, créala; solo lleva un minuto.',
    button: 'Crear tu cuenta',
    footer: 'Si no has sido tú, no hace falta que hagas nada.',
  },
} satisfies Translation<typeof en>
