export const similarPhotos = {
  title: 'Photos similaires',
  intro:
    '{count, plural, =0 {Triez les doublons et les rafales.} one {# groupe de doublons ou de rafales à trier.} other {# groupes de doublons et de rafales à trier.}} Rien n’est supprimé sans votre accord.',
  back: 'Photos',
  group: '{count, plural, one {# photo similaire} other {# photos similaires}}, {date}',
  alike: '{count, plural, one {# photo similaire} other {# photos similaires}}',
  keepOne: 'Conserver : {words}',
  open: 'Agrandir : {words}',
  keep: '{kept, plural, =0 {Garder celle-ci} one {Garder celle-ci} other {Garder ces #}}{others, plural, =0 {} one {, supprimer l’autre} other {, supprimer les # autres}}',
  keepShort: '{kept, plural, =0 {Garder celle-ci} one {Garder celle-ci} other {Garder ces #}}',
  others:
    '{others, plural, =0 {Toutes restent.} one {L’autre photo sera supprimée. Vous pourrez la restaurer pendant 30 jours.} other {Les # autres photos seront supprimées. Vous pourrez les restaurer pendant 30 jours.}}',
  keepAll: '{count, plural, =2 {Garder les deux} other {Tout garder}}',
  reasons: {
    favorite: 'Suggestion : votre favorite',
    labelled: 'Suggestion : la mieux renseignée',
    larger: 'Suggestion : la plus grande',
    sharper: 'Suggestion : la plus nette',
    none: 'Suggestion',
  },
  emptyTitle: 'Aucune photo similaire',
  emptyText:
    'Les doublons et les rafales apparaissent ici quelques minutes après leur ajout. À vous de choisir les photos à garder.',
  notYoursTitle: 'Vous ne pouvez pas trier les photos similaires',
  notYoursText: 'Demandez le rôle Édition à la personne qui gère la famille.',
  failedTitle: 'Impossible de charger les photos similaires',
  toasts: {
    moved:
      '{count, plural, one {# photo déplacée vers « Supprimées récemment »} other {# photos déplacées vers « Supprimées récemment »}}',
    kept: 'Toutes les photos ont été conservées',

    failed: 'Impossible d’enregistrer votre choix',
  },
} as const
