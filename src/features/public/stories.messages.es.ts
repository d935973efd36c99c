import type { Translation } from '#shared/messages.ts'
import type { publicStories as en } from './stories.messages.en.ts'

export const publicStories = {
  watch: 'Ver un adelanto',
  watchWhat: 'Ver un adelanto: {title}',
  close: 'Cerrar',
  film: '«{title}», un video corto con subtítulos',
  words: 'La historia en palabras',
  captions: {
    milestone: [
      'De gatear a correr.',
      'En abril, Elin se sentó en la hierba y lo miró todo.',
      'Pelle, el perro, miraba a Elin.',
      'En junio ya le daba la vuelta a la mesa de la cocina, si se agarraba.',
      'En agosto, tres pasos en la arena mojada. Luego el mar vino a ver.',
      'En octubre llegó hasta el árbol grande y volvió en los hombros de papá.',
      'Y en febrero, en la nieve, corrió. Pelle llegó segundo.',
      'Once meses. Está todo aquí.',
    ],
    vacation: [
      'La semana en la isla.',
      'El sábado el ferri salió a su hora. Nosotros no, pero lo alcanzamos.',
      'La casa estaba detrás del faro, tal como decía la carta.',
      'El martes llovió de lado, y todos salieron a mirar.',
      'El miércoles hicimos un castillo con lo que dejó la tormenta.',
      'El jueves fue del viento. La cometa quería irse a Dinamarca.',
      'La última tarde le preguntamos a cada uno por su mejor día.',
      'Papá dijo que el miércoles. Nils, la tormenta. La abuela dijo: este.',
    ],
    celebration: [
      'Ochenta velas.',
      'El abuelo plantó el manzano el año en que se casó.',
      'Ida dibujó la invitación. Está todo el mundo, hasta el banco.',
      'Vinieron de tres países, y todos trajeron flores.',
      'Había café para veinte. Éramos treinta y uno.',
      'Las ochenta velas no cabían. Pusimos unas pocas en nombre de todas.',
      'Más tarde, junto al fuego, alguien empezó la vieja canción. Él dijo que no se la sabía.',
      'Cantó todas las estrofas.',
    ],
  },
} satisfies Translation<typeof en>
