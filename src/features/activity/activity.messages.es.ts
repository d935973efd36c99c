import type { Translation } from '#shared/messages.ts'
import type { activity as en } from './activity.messages.en.ts'

export const activity = {
  title: 'Actividad',
  moments: {
    title: 'Momentos en familia',
    all: 'Ver toda la actividad',
    emptyTitle: 'Tu historia empieza aquí',
    emptyText: 'Las fotos aparecerán aquí en cuanto alguien las agregue.',
    failed: 'No pudimos cargar los últimos momentos.',
    loading: 'Cargando momentos',
  },
  today: {
    photos:
      '{count, plural, one {# foto nueva} other {# fotos nuevas}}{from, select, few { de {names}} other {}}{album, select, new {} other { desde ayer}}',
    manyPhotos: 'Más de {count, number} fotos nuevas{album, select, new {} other { desde ayer}}',
    latest: 'La última foto se agregó {when}',
    begin: 'Todo listo para tus primeras fotos',
  },
  with: 'Con {names}',
  said: '{name}: «{text}»',
  someone: 'Alguien',
  told: {
    photo_upload: '{name} agregó {count, plural, one {una foto} other {# fotos}}',
    photos_loved:
      '{name} agregó {count, plural, one {una foto y le encanta} other {# fotos y {all, select, yes {le encantan todas} other {{loved, plural, one {le encanta una de ellas} other {le encantan # de ellas}}}}}}',
    guest_photos: '{name} envió {count, plural, one {una foto} other {# fotos}}',
    member_joined: '{name} se unió a la familia',
    milestone_added: '{name} agregó un hito',
    photo_favorited: 'A {name} le encanta{count, plural, one { una foto} other {n # fotos}}',
    child_added: '{name} agregó a {title}',
    family_created: '{name} creó este álbum',
    category_created: '{name} creó la categoría {title}',
    capsule_opened: 'Se abrió una carta de {name} para {title}',
  },
  more: '{count, plural, one {# más} other {# más}}',
  openPhoto: 'Abrir la foto {name}',
  filters: {
    open: 'Filtros',
    text: 'Buscar en la actividad',
    placeholder: 'Un nombre o una palabra…',
    clear: 'Quitar filtros',
    types: {
      all: 'Toda la actividad',
      photo_upload: 'Fotos agregadas',
      milestone_added: 'Hitos',
      member_joined: 'Nuevos miembros',
      child_added: 'Niños agregados',
    },
    periods: { all: 'Siempre', today: 'Hoy', week: 'Esta semana', month: 'Este mes' },
  },
  list: {
    loading: 'Cargando la actividad',
    emptyTitle: 'No hay actividad',
    emptyText: 'Cuando alguien agregue una foto, aparecerá aquí.',
    emptyFiltered: 'Nada coincide con estos filtros. Prueba con un período más largo u otra palabra.',
    failedTitle: 'No pudimos cargar la actividad',
    failedText: 'Revisa tu conexión e inténtalo de nuevo.',
    moreFailed: 'No pudimos cargar más actividad.',
    loadMore: 'Cargar más',
    end: 'Llegaste al principio de la historia',
  },
} satisfies Translation<typeof en>
