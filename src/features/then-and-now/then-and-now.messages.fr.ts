import type { Translation } from '#shared/messages.ts'
import type { thenAndNow as en } from './then-and-now.messages.en.ts'

export const thenAndNow = {
  title: 'Avant et maintenant',
  apart: '{years, plural, one {À # an d’écart} other {À # ans d’écart}}',
  samePlace: 'Même lieu',
  slider: 'Comparer {before} et {after}',
  sliderValue: '{percent} de {before}',
  open: 'Comparer avec {date}',
  sameAge: {
    title: 'Au même âge',
    subtitle: 'Des photos de {name} et de ses parents, prises au même âge',
    exact: 'Le même âge, au jour près',
    close: '{days, plural, one {Le même âge, à # jour près} other {Le même âge, à # jours près}}',
    about: 'À peu près le même âge',
  },
  growth: {
    title: '{kind, select, child {Grandir} other {Au fil des années}}',
    subtitle: 'Une photo par an',
    age: '{age, plural, =0 {Les premiers jours} one {# an} other {# ans}}',
    poster: 'Télécharger l’affiche',
  },
} as const satisfies Translation<typeof en>
