import type { Translation } from '#shared/messages.ts'
import type { addresses as en } from './addresses.messages.en.ts'

export const addresses = {
  title: 'La dirección web de tu familia',
  intro:
    'Quien la abra solo verá la portada del álbum y el nombre de tu familia. Para ver más, los miembros tienen que iniciar sesión.',
  failed: 'No pudimos cargar la dirección',
  slug: 'Dirección',
  slugHint:
    'Usa letras de la «a» a la «z», números y guiones. Si la cambias, la dirección anterior dejará de funcionar de inmediato.',
  use: 'Usar esta dirección',
  unguessable: 'Por ahora, tu dirección termina en caracteres al azar para que nadie la adivine.',
  save: 'Guardar',
  saved: 'Dirección guardada',
  visit: 'Abrir la portada',
  noHost: 'Este servidor no tiene activadas las direcciones de familia. Quien lo administra puede activarlas.',
  advanced: 'Opciones avanzadas',
  domain: {
    title: 'Tu propio dominio',
    label: 'Dominio',
    hint: 'Por ejemplo, album.moreau.example',
    add: 'Agregar dominio',
    lacking: 'El plan {plan} incluye un dominio propio.',
    lackingAny: 'Tu plan no incluye un dominio propio.',
    see: 'Ver los planes',
    steps:
      'Agrega estos registros donde administras tu dominio. Los cambios pueden tardar hasta una hora en aplicarse.',
    record: 'Registro',
    name: 'Nombre',
    value: 'Valor',
    check: 'Verificar ahora',
    waiting: 'Sin verificar',
    proven: 'Verificado. Este dominio ahora abre la portada de tu álbum.',
    remove: 'Quitar dominio',
    removed: 'Se quitó el dominio',
    done: 'Dominio verificado. Ahora abre la portada de tu álbum.',
  },
  problems: {
    slug_wrong:
      'Usa de 3 a 60 caracteres: letras de la «a» a la «z», números y guiones. Debe empezar y terminar con una letra o un número.',
    slug_taken: 'Esa dirección ya está en uso. Prueba con otra.',
    domain_wrong: 'Eso no parece un dominio. Escribe uno como album.moreau.example.',
    domain_ours: 'Ese dominio es de Hearthbook. Usa la dirección de arriba o un dominio que sea tuyo.',
    record_missing:
      'Todavía no encontramos el registro TXT. Revisa el nombre y el valor e inténtalo de nuevo más tarde.',
    unavailable: 'No pudimos consultar este dominio. Inténtalo de nuevo más tarde.',
  },
} as const satisfies Translation<typeof en>
