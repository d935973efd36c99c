import type { Translation } from '#shared/messages.ts'
import type { addresses as en } from './addresses.messages.en.ts'

export const addresses = {
  title: 'La dirección web de tu familia',
  intro:
    'Quien la abre solo ve la portada del álbum y el nombre de tu familia. Los miembros inician sesión para ver más.',
  failed: 'No pudimos cargar la dirección',
  slug: 'Dirección',
  slugHint: 'Usa letras de la a a la z, números y guiones. La dirección anterior deja de funcionar de inmediato.',
  save: 'Guardar',
  saved: 'Dirección guardada',
  visit: 'Abrir la portada',
  noHost: 'Aquí no están activadas las direcciones de familia. Puede activarlas quien administra este Hearthbook.',
  domain: {
    title: 'Tu propio dominio',
    label: 'Dominio',
    hint: 'Por ejemplo, album.moreau.example',
    add: 'Agregar dominio',
    lacking: 'El plan {plan} incluye un dominio propio.',
    lackingAny: 'Tu plan no incluye un dominio propio.',
    see: 'Ver los planes',
    steps: 'Agrega estos registros donde administras tu dominio. Los cambios pueden tardar una hora en verse.',
    record: 'Registro',
    name: 'Nombre',
    value: 'Valor',
    check: 'Comprobar ahora',
    waiting: 'Sin verificar',
    proven: 'Verificado. Este dominio abre tu portada.',
    remove: 'Quitar dominio',
    removed: 'Dominio quitado',
    done: 'Dominio verificado. Ahora abre la portada de tu álbum.',
  },
  problems: {
    slug_wrong: 'Usa de 3 a 60 letras de la a a la z, números y guiones. Empieza y termina con una letra o un número.',
    slug_taken: 'Esa dirección ya está en uso. Prueba con otra.',
    domain_wrong: 'Eso no parece un dominio. Escribe uno como album.moreau.example.',
    domain_ours: 'Ese dominio es de Hearthbook. Usa la dirección de arriba o un dominio tuyo.',
    record_missing:
      'Todavía no encontramos el registro TXT. Revisa el nombre y el valor e inténtalo de nuevo en un rato.',
    unavailable: 'No pudimos consultar los servidores de nombres del dominio. Intenta de nuevo en un rato.',
  },
} as const satisfies Translation<typeof en>
