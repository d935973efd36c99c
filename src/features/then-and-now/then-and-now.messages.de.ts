import type { Translation } from '#shared/messages.ts'
import type { thenAndNow as en } from './then-and-now.messages.en.ts'

export const thenAndNow = {
  title: 'Damals und heute',
  apart: '{years, plural, one {# Jahr dazwischen} other {# Jahre dazwischen}}',
  samePlace: 'Derselbe Ort',
  slider: '{before} mit {after} vergleichen',
  sliderValue: '{percent} von {before}',
  open: 'Mit {date} vergleichen',
  sameAge: {
    title: 'Im selben Alter',
    subtitle: 'Fotos von {name} und den Eltern, als sie gleich alt waren',
    exact: 'Auf den Tag genau gleich alt',
    close: '{days, plural, one {Bis auf # Tag gleich alt} other {Bis auf # Tage gleich alt}}',
    about: 'Ungefähr gleich alt',
  },
  growth: {
    title: '{kind, select, child {Groß werden} other {Jahr für Jahr}}',
    subtitle: 'Ein Foto für jedes Jahr',
    age: '{age, plural, =0 {Die ersten Tage} one {# Jahr} other {# Jahre}}',
    poster: 'Poster herunterladen',
  },
} as const satisfies Translation<typeof en>
