import type { Translation } from '#shared/messages.ts'
import type { plans as en } from './plans.messages.en.ts'

export const plans = {
  names: { free: 'Gratis', basic: 'Básico', plus: 'Plus', premium: 'Premium', legacy: 'Legado' },
  for: {
    free: 'Para un primer capítulo',
    basic: 'Para un hogar pequeño',
    plus: 'Para toda la familia',
    premium: 'Para una familia a pleno ritmo',
    legacy: 'Para generaciones',
  },
  lines: {
    photos: '{count, plural, =-1 {Fotos ilimitadas} one {# foto} other {# fotos}}',
    members:
      '{count, plural, =-1 {Miembros ilimitados} one {# miembro de la familia} other {# miembros de la familia}}',
    custom_domain: 'Dominio propio',
    subdomain: 'Solo subdominio',
    basic_layout: 'Diseño básico',
    multiple_layouts: 'Varios diseños',
    audio_captions: 'Pies de foto hablados',
    videos: 'Subida de vídeos',
    birthday_reminders: 'Recordatorios de cumpleaños',
    books_per_season:
      '{count, plural, =0 {Sin libros impresos} one {# libro cada estación} other {# libros cada estación}}',
    hardcover: 'Libros de tapa dura',
  },
  extras: {
    free: 'Ayuda de la comunidad',
    basic: 'Ayuda por correo',
    plus: 'Ayuda prioritaria',
    premium: 'Ayuda prioritaria',
    legacy: 'Embalaje cuidado, archivo, ayuda prioritaria y atención personal',
  },
  use: {
    title: 'Lo lleno que está tu plan',
    photos: 'Fotos y vídeos de todas tus familias',
    members: 'Miembros de {family}',
    books: 'Libros impresos de esta temporada',
    season: 'Se cuenta de nuevo a partir del {date}.',
    of: '{used, number} de {limit, number}',
    unlimited: '{used, number}, sin límite',
    near: {
      photos: 'Hay {used, number} de {limit, number} fotos ocupando sitio.',
      members: 'Hay {used, number} de {limit, number} sitios ocupados, contando a quienes están invitados.',
    },
    full: {
      photos: 'Los {limit, number} sitios para fotos están ocupados. Lo que hay aquí se queda.',
      members:
        '{limit, plural, one {El único sitio está ocupado} other {Los # sitios para miembros están ocupados}}, contando a quienes están invitados.',
    },
    over: 'Ya no hay plan: lo que hay aquí se queda y no se puede añadir nada.',
    lift: 'En {plan} {count, plural, =-1 {caben todos los que quieras} other {caben #}}.',
    top: 'Ningún plan de aquí tiene más sitio.',
    videos: 'Tu plan es para fotos. {plan} también admite vídeos.',
    audio_captions: 'Con {plan} puedes decir unas palabras sobre cada foto.',
    birthday_reminders: 'Con {plan} te recordamos los cumpleaños.',
    owner: 'Puede elegirlo quien encabeza esta familia.',
    see: 'Ver los planes',
  },
} as const satisfies Translation<typeof en>
