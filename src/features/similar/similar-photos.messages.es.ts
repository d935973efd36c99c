export const similarPhotos = {
  title: 'Fotos similares',
  intro:
    '{count, plural, =0 {Revisa los duplicados y las ráfagas.} one {# grupo de duplicados o ráfagas por revisar.} other {# grupos de duplicados y ráfagas por revisar.}} Solo se eliminan las fotos que tú elijas.',
  back: 'Fotos',
  group: '{count, plural, one {# foto similar} other {# fotos similares}}, {date}',
  alike: '{count, plural, one {# foto similar} other {# fotos similares}}',
  keepOne: 'Conservar: {words}',
  open: 'Ampliar: {words}',
  keep: '{kept, plural, =0 {Conservar esta} one {Conservar esta} other {Conservar estas #}}{others, plural, =0 {} one {, eliminar la otra} other {, eliminar las otras #}}',
  keepShort: '{kept, plural, =0 {Conservar esta} one {Conservar esta} other {Conservar estas #}}',
  others:
    '{others, plural, =0 {Se quedan todas.} one {La otra foto se elimina. Puedes restaurarla durante 30 días.} other {Las otras # fotos se eliminan. Puedes restaurarlas durante 30 días.}}',
  keepAll: '{count, plural, =2 {Conservar las dos} other {Conservar todas}}',
  reasons: {
    favorite: 'Sugerida: tu favorita',
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
