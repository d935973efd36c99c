import type { Translation } from '#shared/messages.ts'
import type { addresses as en } from './addresses.messages.en.ts'

export const addresses = {
  title: 'Una dirección propia',
  intro:
    'Quien la abre ve la portada de vuestro álbum con el nombre de la familia, y nada más. Se entra desde Hearthbook.',
  failed: 'No se ha podido cargar la dirección',
  slug: 'Dirección',
  slugHint: 'Letras de la a a la z, cifras y guiones. La anterior queda libre enseguida.',
  save: 'Guardar',
  saved: 'Dirección guardada',
  visit: 'Abrir la portada',
  noHost: 'Hearthbook funciona aquí sin un nombre del que pueda colgar una dirección. Quien lo lleva puede dárselo.',
  domain: {
    title: 'Vuestro propio dominio',
    label: 'Dominio',
    hint: 'Por ejemplo, album.moreau.example.',
    add: 'Usar este dominio',
    lacking: 'Un dominio propio viene con el plan {plan}.',
    lackingAny: 'Tu plan no incluye un dominio propio.',
    see: 'Ver los planes',
    steps: 'Donde gestionas el dominio, añade estos dos registros. Puede pasar una hora hasta que todos los vean.',
    record: 'Registro',
    name: 'Nombre',
    value: 'Valor',
    check: 'Comprobar ahora',
    waiting: 'Aún no se ha visto que sea vuestro',
    proven: 'Lleva a vuestra portada',
    remove: 'Dejarlo',
    removed: 'El dominio ya no lleva aquí',
    done: 'El dominio es vuestro y lleva a vuestra portada',
  },
  problems: {
    slug_wrong: 'Usa de 3 a 60 letras de la a a la z, cifras y guiones, con letra o cifra en ambos extremos.',
    slug_taken: 'Otra persona ya tiene esta dirección. Prueba con otra.',
    domain_wrong: 'Esto no es un dominio. Escríbelo como album.moreau.example.',
    domain_ours: 'Este es el nombre de Hearthbook. Elígelo arriba o usa un dominio vuestro.',
    record_missing:
      'El registro TXT aún no está. Mira si el nombre y el valor son correctos y comprueba dentro de un rato.',
    unavailable: 'Los servidores de nombres no responden ahora. Comprueba dentro de un rato.',
  },
} as const satisfies Translation<typeof en>
