export const similarPhotos = {
  title: 'Photos semblables',
  intro: 'Des copies et des rafales, reconnues à leur aspect. Rien n’est supprimé sans que vous le disiez.',
  back: 'Photos',
  count: '{count, plural, one {# groupe à parcourir} other {# groupes à parcourir}}',
  group: '{count, plural, one {# photo semblable} other {# photos semblables}}, {date}',
  alike: '{count, plural, one {# photo qui se ressemble} other {# photos qui se ressemblent}}',
  keepOne: 'Garder : {words}',
  open: 'Regarder de près : {words}',
  keep: '{others, plural, =0 {Tout garder} one {Garder {kept, number}, supprimer # photo} other {Garder {kept, number}, supprimer # photos}}',
  keepAll: 'Tout garder',
  reasons: {
    favorite: 'Suggérée : une favorite',
    labelled: 'Suggérée : elle a des mots',
    larger: 'Suggérée : la plus grande',
    sharper: 'Suggérée : la plus nette',
    none: 'Suggérée',
  },
  emptyTitle: 'Pas de doublons ici',
  emptyText:
    'Quand des copies ou des rafales arrivent, elles se retrouvent ici en quelques minutes, et vous choisissez ce qui reste.',
  notYoursTitle: 'Pour qui fait le tri',
  notYoursText: 'Qui peut supprimer des photos de cette famille les parcourt ici.',
  failedTitle: 'Les photos semblables n’ont pas pu être chargées',
  toasts: {
    moved:
      '{count, plural, one {# photo déplacée vers Supprimées récemment} other {# photos déplacées vers Supprimées récemment}}',
    kept: 'Elles restent toutes',
    undo: 'Annuler',
    failed: 'Cela n’a pas marché',
  },
} as const
