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
    'Tu correo se reenvía a través de Apple, así que no puedes depender solo de él para iniciar sesión. Primero agrega una contraseña o una clave de acceso.',
  provider_stale:
    'Iniciaste sesión con Google o Apple hace demasiado tiempo. Vuelve a iniciar sesión o confirma de otra forma que eres tú.',
  address_unproven:
    'Google o Apple todavía no verificó tu correo. Verifícalo en tu cuenta de Google o Apple, o inicia sesión con un código por correo.',
  code_expired: 'Ese código ya venció. Pide uno nuevo.',
  token_expired: 'Tu sesión venció. Vuelve a iniciar sesión.',
  link_expired: 'Ese enlace ya venció o ya se usó. Pide uno nuevo.',
  signed_out: 'Tienes que iniciar sesión',
  forbidden: 'No tienes permiso para hacer eso.',
  sign_up_closed: 'Para crear una cuenta necesitas una invitación. Pídele a alguien de tu familia que te invite.',
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
  other_address: 'Esta invitación se envió a otro correo. Confirma que quieres unirte con el tuyo.',
  invitation_used: 'Esta invitación ya se usó.',
  invitation_expired: 'La invitación venció',
  card_declined: 'Se rechazó tu tarjeta. Prueba con otra.',
  plan_limit_reached: 'El plan de la familia no permite hacer eso. Quien administra la familia puede cambiar de plan.',
  conflict: 'Otra persona acaba de cambiar esto. Recarga la página e inténtalo de nuevo.',
  too_many: 'Llegaste al límite. Quita algo para agregar más.',
  folder_missing: 'Esa carpeta no existe. Créala primero e inténtalo de nuevo.',
  consent_required: 'Quien administra la familia tiene que dar permiso antes de grabar a este niño o niña.',
  too_large: 'El archivo es demasiado grande.',
  unsupported_media: 'Este tipo de contenido no es compatible.',
  rate_limited:
    'Ya enviamos demasiados correos a esta dirección. Espera unos minutos e inténtalo de nuevo, o usa otra.',
  too_many_requests: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  limit_reached: 'Llegaste a un límite. Inténtalo de nuevo más tarde.',
  too_many_uploads: 'Tienes demasiadas cargas sin terminar. Termina o cancela algunas e inténtalo de nuevo.',
  unexpected: 'Ocurrió un error inesperado',
  file_damaged:
    'Este archivo falta o está dañado en el servidor. Quien lo administra puede recuperarlo de una copia de seguridad.',
  unavailable: 'Esto no está disponible en este momento. Inténtalo de nuevo en unos minutos.',
  storage_full: 'Este servidor no tiene suficiente espacio. Inténtalo de nuevo cuando se libere.',
} satisfies Translation<typeof en>
