export const similarPhotos = {
  title: 'Fotos similares',
  intro: 'Revisa los duplicados y las ráfagas. Solo se eliminan las fotos que tú elijas.',
  back: 'Fotos',
  count: '{count, plural, one {# grupo por revisar} other {# grupos por revisar}}',
  group: '{count, plural, one {# foto similar} other {# fotos similares}}, {date}',
  alike: '{count, plural, one {# foto similar} other {# fotos similares}}',
  keepOne: 'Conservar: {words}',
  open: 'Ampliar: {words}',
  keep: '{others, plural, =0 {Conservar todas} one {Conservar {kept, number}, eliminar # foto} other {Conservar {kept, number}, eliminar # fotos}}',
  keepAll: 'Conservar todas',
  reasons: {
    favorite: 'Sugerida: es favorita',
    labelled: 'Sugerida: tiene detalles',
    larger: 'Sugerida: la más grande',
    sharper: 'Sugerida: la más nítida',
    none: 'Sugerida',
  },
  emptyTitle: 'No hay fotos similares',
  emptyText:
    'Los duplicados y las ráfagas aparecen aquí unos minutos después de que los agregas. Tú eliges cuáles conservar.',
  notYoursTitle: 'No puedes revisar fotos similares',
  notYoursText: 'Pídele acceso de edición a quien administra la familia.',
  failedTitle: 'No pudimos cargar las fotos similares',
  toasts: {
    moved:
      '{count, plural, one {# foto movida a Eliminadas recientemente} other {# fotos movidas a Eliminadas recientemente}}',
    kept: 'Se conservaron todas las fotos',

    failed: 'No pudimos guardar tu elección',
  },
} as const
