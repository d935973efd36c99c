import type { Locale } from '#shared/locales.ts'

/** What the cover of a family's album says; the browser never loads it as messages. */
export const coverTexts = {
  en: {
    kept: 'A family album, kept in Hearthbook.',
    members: 'It opens for the people of the family.',
    open: 'Open the album',
    nobodyTitle: 'No album at this address',
    nobodyText: 'Perhaps it has a new one: ask whoever gave it to you.',
    home: 'Go to Hearthbook',
  },
  es: {
    kept: 'Un álbum de familia, guardado en Hearthbook.',
    members: 'Se abre para la gente de la familia.',
    open: 'Abrir el álbum',
    nobodyTitle: 'En esta dirección no hay ningún álbum',
    nobodyText: 'Quizá tenga otra: pregunta a quien te la dio.',
    home: 'Ir a Hearthbook',
  },
  fr: {
    kept: 'Un album de famille, gardé dans Hearthbook.',
    members: 'Il s’ouvre pour les gens de la famille.',
    open: 'Ouvrir l’album',
    nobodyTitle: 'Pas d’album à cette adresse',
    nobodyText: 'Elle a peut-être changé : demandez à qui vous l’a donnée.',
    home: 'Aller à Hearthbook',
  },
} satisfies Record<Locale, Record<string, string>>
