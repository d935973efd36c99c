import type { Translation } from '#shared/messages.ts'
import type { deletedPhotos as en } from './deleted-photos.messages.en.ts'

export const deletedPhotos = {
  card: {
    title: 'Supprimées récemment',
    text: 'Pendant 30 jours, vous pouvez récupérer ce qui a été supprimé.',
    open: 'Voir ce qui a été supprimé',
  },
  title: 'Supprimées récemment',
  intro:
    'Les photos et les réponses des enfants restent ici 30 jours, puis disparaissent pour de bon. Vous seul pouvez les voir.',
  back: 'Réglages de la famille',
  list: 'Photos supprimées',
  select: 'Sélectionner une photo supprimée le {date} : {words}',
  daysLeft: '{days, plural, =0 {Disparaît aujourd’hui} one {Plus que # jour} other {Encore # jours}}',
  restore: '{count, plural, =0 {Récupérer} one {Récupérer # photo} other {Récupérer # photos}}',
  restoring: 'Récupération...',
  clear: 'Effacer la sélection',
  empty: 'Tout supprimer définitivement',
  hint: 'Choisissez les photos à faire revenir.',
  emptyTitle: 'Aucune photo n’a été supprimée',
  emptyText: 'Ce que vous ou vos éditeurs supprimez attend ici 30 jours.',
  failedTitle: 'Les photos supprimées n’ont pas pu être chargées',
  confirm: {
    title: 'Supprimer tout cela définitivement ?',
    text: 'Toutes les photos de cette page disparaissent immédiatement, avec leur original. Personne ne pourra les récupérer.',
    confirm: 'Supprimer définitivement',
    deleting: 'Suppression...',
  },
  toasts: {
    restored: '{count, plural, one {Photo récupérée} other {# photos récupérées}}',
    restoredText: '{count, plural, one {Elle est revenue à sa place} other {Elles sont revenues à leur place}}',
    gone: '{count, plural, one {Une photo n’était déjà plus là} other {# photos n’étaient déjà plus là}}',
    restoreFailed: 'La récupération a échoué',
    emptied:
      '{count, plural, =0 {Il ne restait rien à supprimer} one {Une photo supprimée définitivement} other {# photos supprimées définitivement}}',
    emptyFailed: 'La suppression a échoué',
  },
} satisfies Translation<typeof en>
