import type { Translation } from '#shared/messages.ts'
import type { mail as en } from './sign-in-mail.messages.en.ts'

export const mail = {
  greeting: 'Hola, {first_name}:',
  greetingWithoutName: 'Hola:',
  signIn: {
    subject: 'Inicia sesión en Hearthbook',
    heading: 'Inicia sesión en Hearthbook',
    intro:
      'Usa este enlace para iniciar sesión en Hearthbook desde cualquier navegador. Se puede usar una sola vez y vence en 1 hora.',
    button: 'Iniciar sesión en Hearthbook',
    codeIntro: 'O escribe este código en la página donde pediste iniciar sesión. Vence en 10 minutos:',
    footer: '¿No intentaste iniciar sesión? Puedes ignorar este correo. No compartas el enlace ni el código con nadie.',
  },
  signUp: {
    subject: 'Tu código de verificación de Hearthbook',
    heading: 'Tu código de verificación',
    intro:
      'Te damos la bienvenida a Hearthbook. Escribe este código en la página donde creaste tu cuenta. Vence en 10 minutos:',
    linkIntro: '¿Lees esto en otro dispositivo? Continúa aquí. El enlace se puede usar una sola vez y vence en 1 hora.',
    button: 'Confirmar mi dirección',
    footer: '¿No creaste una cuenta en Hearthbook? Puedes ignorar este correo y no se creará ninguna cuenta.',
  },
  newcomer: {
    subject: 'Tu código de Hearthbook',
    heading: 'Te damos la bienvenida a Hearthbook',
    intro: 'Escribe este código en la página donde ingresaste tu correo. Vence en 10 minutos:',
    linkIntro: '¿Lees esto en otro dispositivo? Continúa aquí. El enlace se puede usar una sola vez y vence en 1 hora.',
    button: 'Continuar a Hearthbook',
    footer: '¿No intentaste iniciar sesión en Hearthbook? Puedes ignorar este correo y no se creará ninguna cuenta.',
  },
  closed: {
    subject: 'Iniciar sesión en Hearthbook',
    heading: 'Necesitas una invitación para unirte',
    intro: 'Alguien, probablemente tú, intentó iniciar sesión con {email}. No hay ninguna cuenta con esta dirección.',
    advice:
      'Si tu cuenta tiene otra dirección, inicia sesión con esa. Si aún no tienes cuenta, pídele a alguien de tu familia que te invite.',
    button: 'Ir a iniciar sesión',
    footer: 'Si no fuiste tú, puedes ignorar este correo.',
  },
  proof: {
    subject: 'Tu código de confirmación de Hearthbook',
    heading: 'Confirma que eres tú',
    intro: 'Escribe este código en Hearthbook para confirmar que eres tú. Vence en 10 minutos:',
    footer:
      'Si no fuiste tú, es posible que otra persona tenga acceso a tu cuenta. En Configuración de la cuenta, abre Seguridad y cierra la sesión en los dispositivos que no reconozcas.',
  },
  reset: {
    subject: 'Restablece tu contraseña de Hearthbook',
    heading: 'Restablece tu contraseña',
    intro:
      'Usa este enlace para crear una nueva contraseña. Se puede usar una sola vez y vence en 1 hora. Cuando la cambies, se cerrará tu sesión en todos tus dispositivos y se revocarán tus claves de API.',
    button: 'Crear una nueva contraseña',
    footer: '¿No pediste este cambio? Puedes ignorar este correo: tu contraseña seguirá siendo la misma.',
  },
  credential: {
    subject: 'Cambió la forma de iniciar sesión en tu cuenta de Hearthbook',
    heading: '¿Fuiste tú?',
    subjects: {
      session_new_device: 'Nuevo inicio de sesión en tu cuenta de Hearthbook',
      second_factor_refused: 'Intento fallido de iniciar sesión en tu cuenta de Hearthbook',
    },
    device: 'Dispositivo',
    place: 'Lugar',
    time: 'Hora',
    network: 'Dirección de internet {address}',
    ownNetwork: 'La red de Hearthbook ({address})',
    deviceNamed: '{browser} en {system}',
    deviceUnknown: 'Navegador desconocido',
    changes: {
      session_new_device: 'Alguien inició sesión en tu cuenta desde un dispositivo nuevo.',
      second_factor_refused:
        'Alguien intentó iniciar sesión en tu cuenta y escribió tres códigos de verificación incorrectos.',
      password_set: 'Se agregó una contraseña a tu cuenta.',
      password_changed: 'Se cambió la contraseña de tu cuenta.',
      password_reset:
        'Se restableció tu contraseña con un enlace enviado por correo. Se cerró la sesión en todos los dispositivos y se revocaron todas las claves de API.',
      password_removed: 'Se eliminó la contraseña de tu cuenta.',
      passkey_added: 'Se agregó una clave de acceso a tu cuenta.',
      passkey_removed: 'Se eliminó una clave de acceso de tu cuenta.',
      second_factor_enabled: 'Se activó la verificación en dos pasos.',
      second_factor_disabled: 'Se desactivó la verificación en dos pasos.',
      recovery_codes_made: 'Se crearon nuevos códigos de recuperación. Los anteriores ya no funcionan.',
      provider_linked: 'Se conectó una cuenta de Google o Apple a la tuya. Ahora se puede usar para iniciar sesión.',
      provider_unlinked:
        'Se desconectó una cuenta de Google o Apple de la tuya. Ya no se puede usar para iniciar sesión.',
      email_changed: 'Cambió la dirección de correo de tu cuenta. Ahora inicias sesión con esta.',
      email_change_undone: 'Tu cuenta volvió a su correo anterior y se cerró la sesión en todos los dispositivos.',
    },
    wasIt: 'Si fuiste tú, no tienes que hacer nada.',
    advice:
      'Si no fuiste tú, abre la configuración de seguridad, cierra la sesión en los dispositivos que no reconozcas y crea una nueva contraseña.',
    button: 'Abrir la configuración de seguridad',
    footer: 'Enviamos este correo para proteger tu cuenta. Los correos de seguridad no se pueden desactivar.',
  },
  noAccount: {
    subject: 'Iniciar sesión en Hearthbook',
    heading: 'Todavía no tienes una cuenta',
    intro:
      'Alguien, probablemente tú, intentó iniciar sesión en Hearthbook con {email}. Todavía no hay ninguna cuenta con esta dirección.',
    advice:
      'Si tu cuenta tiene otra dirección, inicia sesión con esa. Si es tu primera vez, crea una cuenta: solo toma un minuto.',
    button: 'Crear mi cuenta',
    footer: 'Si no fuiste tú, puedes ignorar este correo.',
  },
} satisfies Translation<typeof en>
