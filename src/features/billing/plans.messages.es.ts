import type { Translation } from '#shared/messages.ts'
import type { plans as en } from './plans.messages.en.ts'

export const plans = {
  names: { free: 'Gratis', basic: 'Básico', plus: 'Plus', premium: 'Premium', legacy: 'Legado' },
  for: {
    free: 'Para un primer capítulo',
    basic: 'Para un hogar pequeño',
    plus: 'Para toda la familia',
    premium: 'Para una familia activa que sigue creciendo',
    legacy: 'Para varias generaciones',
  },
  lines: {
    photos: '{count, plural, =-1 {Fotos ilimitadas} one {# foto} other {# fotos}}',
    members:
      '{count, plural, =-1 {Miembros de la familia ilimitados} one {# miembro de la familia} other {# miembros de la familia}}',
    custom_domain: 'Tu propia dirección web',
    subdomain: 'Una dirección web en este sitio',
    basic_layout: 'Un diseño de página básico para libros',
    multiple_layouts: 'Muchos diseños de página para libros',
    audio_captions: 'Descripciones de voz en las fotos',
    videos: 'Videos',
    birthday_reminders: 'Recordatorios de cumpleaños',
    books_per_season:
      '{count, plural, =0 {Sin libros impresos} one {# libro por temporada} other {# libros por temporada}}',
    hardcover: 'Libros premium de tapa dura',
  },
  extras: {
    free: 'Soporte de la comunidad',
    basic: 'Soporte por correo',
    plus: 'Soporte prioritario',
    premium: 'Soporte prioritario',
    legacy: 'Empaque especial, archivo, soporte prioritario y atención personalizada',
  },
  use: {
    title: 'Uso del plan',
    photos: 'Fotos y videos',
    all_families: 'en todas tus familias',
    members: 'Miembros de {family}',
    books: 'Libros impresos de esta temporada',
    season: 'Se reinicia el {date}.',
    of: '{used, number} de {limit, number}',
    unlimited: '{used, number}, sin límite',
    near: {
      photos: 'Ya usaste {used, number} de {limit, number} fotos de este plan.',
      members:
        'Ya usaste {used, number} de {limit, number} lugares para miembros, contando las invitaciones pendientes.',
    },
    full: {
      photos: 'Llegaste al límite de {limit, number} fotos de este plan. No se eliminará nada.',
      members:
        '{limit, plural, one {El único lugar para miembros está ocupado} other {Los # lugares para miembros están ocupados}}, contando las invitaciones pendientes.',
    },
    beyond: {
      photos:
        '{count, number} más de lo que incluye {plan}. Todas se quedan; para agregar más, necesitas un plan mayor.',
      members:
        '{count, number} más de lo que incluye {plan}. Todos se quedan; para invitar a más personas, necesitas un plan mayor.',
    },
    over: 'No hay un plan activo. No se eliminará nada, pero no puedes agregar nada nuevo.',
    lift: '{count, plural, =-1 {El plan {plan} no tiene límite} other {El plan {plan} aumenta el límite a #}}.',
    top: 'Ningún plan tiene un límite mayor.',
    videos: 'Este plan solo incluye fotos. Con el plan {plan} puedes agregar videos.',
    audio_captions: 'Con el plan {plan} puedes agregar una descripción de voz a cada foto.',
    birthday_reminders: 'El plan {plan} incluye recordatorios de cumpleaños.',
    owner: 'Quien administra la familia puede cambiar el plan.',
    see: 'Ver los planes',
  },
} as const satisfies Translation<typeof en>
