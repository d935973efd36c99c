import type { Translation } from '#shared/messages.ts'
import type { thenAndNow as en } from './then-and-now.messages.en.ts'

export const thenAndNow = {
  title: 'Antes y ahora',
  apart: '{years, plural, one {Con # año de diferencia} other {Con # años de diferencia}}',
  samePlace: 'El mismo lugar',
  slider: 'Comparar {before} con {after}',
  sliderValue: '{percent} de {before}',
  open: 'Comparar con {date}',
  sameAge: {
    title: 'A la misma edad',
    subtitle: 'Fotos de {name} y de sus padres a la misma edad',
    exact: 'La misma edad, día por día',
    close:
      '{days, plural, one {La misma edad, con # día de diferencia} other {La misma edad, con # días de diferencia}}',
    about: 'Más o menos la misma edad',
  },
  growth: {
    title: '{kind, select, child {Crecer} other {A lo largo de los años}}',
    subtitle: 'Una foto por año',
    age: '{age, plural, =0 {Los primeros días} one {# año} other {# años}}',
    poster: 'Descargar póster',
  },
} as const satisfies Translation<typeof en>
