import type { Translation } from './messages.ts'
import type { problems as en } from './problems.messages.en.ts'

export const problems = {
  invalid_input: 'Algunos datos no son válidos. Revísalos e inténtalo de nuevo.',
  wrong_code: 'Ese código no es correcto. Revísalo e inténtalo de nuevo.',
  wrong_password: 'El correo o la contraseña no son correctos.',
  weak_password: 'Esa contraseña es demasiado fácil de adivinar. Elige una más larga.',
  passkey_refused: 'No pudimos verificar esa clave de acceso. Inténtalo de nuevo o inicia sesión de otra forma.',
  provider_refused: 'No pudimos confirmar tu inicio de sesión. Empieza de nuevo.',
  last_way_in:
    'Tu correo se reenvía a través de Apple, así que esta es tu única forma confiable de entrar. Primero agrega una contraseña o una clave de acceso.',
  provider_stale:
    'Ese inicio de sesión es demasiado antiguo. Vuelve a iniciar sesión o confirma que eres tú de otra forma.',
  address_unproven:
    'Esa cuenta todavía no tiene el correo confirmado. Confírmalo o inicia sesión con un código por correo.',
  code_expired: 'Ese código ya venció. Pide uno nuevo.',
  token_expired: 'Tu sesión venció. Vuelve a iniciar sesión.',
  link_expired: 'Ese enlace ya venció o ya se usó. Pide uno nuevo.',
  signed_out: 'Tienes que iniciar sesión',
  forbidden: 'No tienes permiso para hacer eso.',
  sign_up_closed: 'A este Hearthbook solo se entra con invitación. Pídele a alguien de tu familia que te invite.',
  account_leaving: 'Tu cuenta se eliminará pronto. Restáurala para hacer cambios.',
  proof_required: 'Confirma que eres tú para continuar. Todavía no cambió nada.',
  second_factor_required:
    'Para entrar a la administración necesitas una clave de acceso o una aplicación de autenticación. Agrégala en la configuración de tu cuenta.',
  wrong_origin: 'Bloqueamos esta solicitud porque venía de otro sitio.',
  not_found: 'No encontramos lo que buscas. Es posible que se haya eliminado o que no tengas acceso.',
  account_exists: 'Ya existe una cuenta con este correo.',
  already_there: 'Ya existe.',
  owner_stays:
    'No puedes quitar a quien administra la familia ni cambiar su rol. Primero hay que transferir la propiedad.',
  already_member: 'Ya eres miembro de esta familia',
  other_address: 'Esta invitación se envió a otro correo. ¿Quieres unirte con el tuyo?',
  invitation_used: 'Esta invitación ya se usó.',
  invitation_expired: 'La invitación venció',
  card_declined: 'Se rechazó tu tarjeta. Prueba con otra.',
  plan_limit_reached:
    'Esta familia llegó a un límite de su plan. Quien la administra puede cambiar a un plan superior.',
  conflict: 'Otra persona acaba de cambiar esto. Recarga la página e inténtalo de nuevo.',
  consent_required: 'Quien administra la familia tiene que dar permiso antes de grabar a este niño o niña.',
  too_large: 'El archivo es demasiado grande.',
  unsupported_media: 'Este tipo de contenido no es compatible.',
  rate_limited:
    'Ya enviamos demasiados correos a esta dirección. Espera unos minutos e inténtalo de nuevo, o usa otra.',
  too_many_requests: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  limit_reached: 'Llegaste a un límite. Espera un poco e inténtalo de nuevo.',
  too_many_uploads: 'Tienes demasiadas cargas sin terminar. Termina o cancela algunas e inténtalo de nuevo.',
  unexpected: 'Ocurrió un error inesperado',
  unavailable: 'No está disponible en este momento. Inténtalo de nuevo en unos minutos.',
  storage_full: 'No hay suficiente espacio de almacenamiento. Libera espacio e inténtalo de nuevo.',
} satisfies Translation<typeof en>
