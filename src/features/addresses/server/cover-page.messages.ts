import type { Locale } from '#shared/locales.ts'

/** What the cover of a family's album says; the browser never loads it as messages. */
export const coverTexts = {
  en: {
    kept: 'A private family album on Hearthbook.',
    members: 'Family members can sign in to open it.',
    open: 'Open the album',
    nobodyTitle: 'No album at this address',
    nobodyText: 'The address may have changed. Ask the person who gave it to you.',
    home: 'Go to Hearthbook',
  },
  es: {
    kept: 'Un álbum de familia privado en Hearthbook.',
    members: 'Los miembros de la familia pueden iniciar sesión para abrirlo.',
    open: 'Abrir el álbum',
    nobodyTitle: 'No hay ningún álbum en esta dirección',
    nobodyText: 'Es posible que haya cambiado. Pregúntale a quien te la dio.',
    home: 'Ir a Hearthbook',
  },
  fr: {
    kept: 'Un album de famille privé sur Hearthbook.',
    members: 'Les membres de la famille se connectent pour l’ouvrir.',
    open: 'Ouvrir l’album',
    nobodyTitle: 'Aucun album à cette adresse',
    nobodyText: 'Elle a peut-être changé. Demandez à la personne qui vous l’a donnée.',
    home: 'Aller à Hearthbook',
  },
} satisfies Record<Locale, Record<string, string>>
