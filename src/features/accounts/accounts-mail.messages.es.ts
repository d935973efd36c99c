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
      'Pulsa el botón y elige una contraseña nueva. El enlace funciona una vez, durante 1 hora. Al cambiarla se cierra la sesión en todos tus dispositivos.',
    button: 'Poner una contraseña nueva',
    footer:
      'Recibes este correo porque alguien ha pedido una contraseña nueva para esta dirección. Si no has sido tú, no hace falta que hagas nada: tu contraseña sigue siendo la misma.',
  },
  credential: {
    subject: 'Ha cambiado tu forma de entrar en Hearthbook',
    heading: '¿Has sido tú?',
    changes: {
      password_set: 'Tu cuenta tiene ahora una contraseña.',
      password_changed: 'Se ha cambiado la contraseña de tu cuenta.',
      password_reset:
        'Se ha puesto una contraseña nueva con un enlace de tu correo. Se ha cerrado la sesión en todos los dispositivos.',
      password_removed: 'Se ha quitado la contraseña de tu cuenta.',
      passkey_added: 'Se ha añadido una llave de acceso a tu cuenta.',
      passkey_removed: 'Se ha quitado una llave de acceso de tu cuenta.',
      second_factor_enabled: 'Se ha activado el segundo paso para entrar.',
      second_factor_disabled: 'Se ha desactivado el segundo paso para entrar.',
      recovery_codes_made: 'Se han creado códigos de recuperación nuevos. Los anteriores ya no funcionan.',
      provider_linked: 'Ahora una cuenta de Google o de Apple puede entrar en la tuya.',
      provider_unlinked: 'Una cuenta de Google o de Apple ya no puede entrar en la tuya.',
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
    invited: 'Una invitación a un álbum familiar espera a esta dirección. Crea una cuenta y se abrirá sola.',
    button: 'Crear tu cuenta',
    footer: 'Si no has sido tú, no hace falta que hagas nada.',
  },
} satisfies Translation<typeof en>
