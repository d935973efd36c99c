import type { Translation } from '#shared/messages.ts'
import type { deletedPhotos as en } from './deleted-photos.messages.en.ts'

export const deletedPhotos = {
  card: {
    title: 'Supprimées récemment',
    text: 'Restaurez les photos et réponses supprimées au cours des 30 derniers jours.',
  },
  title: 'Supprimées récemment',
  intro:
    'Vous pouvez restaurer les photos et les réponses supprimées pendant 30 jours. Elles ne sont visibles que par vous. Les albums, les livres et les étapes ne peuvent pas être restaurés, mais leurs photos restent dans votre galerie.',
  back: 'Paramètres de la famille',
  list: 'Photos supprimées',
  select: 'Sélectionner une photo supprimée le {date} : {words}',
  daysLeft: '{days, plural, =0 {Dernier jour} one {Plus que # jour} other {Encore # jours}}',
  restore: '{count, plural, =0 {Restaurer} one {Restaurer # photo} other {Restaurer # photos}}',
  restoring: 'Restauration…',
  more: 'Plus',
  clear: 'Effacer la sélection',
  empty: 'Tout supprimer définitivement',
  hint: 'Sélectionnez les photos à restaurer.',
  emptyTitle: 'Tout est à sa place',
  emptyText: 'Les photos et réponses supprimées restent ici 30 jours, au cas où vous voudriez les récupérer.',
  photos: 'Voir les photos',
  failedTitle: 'Impossible de charger les photos supprimées',
  confirm: {
    title: 'Supprimer définitivement toutes ces photos ?',
    text: 'Toutes les photos de cette page et leurs originaux seront supprimés définitivement. Cette action est irréversible.',
    confirm: 'Supprimer définitivement',
    deleting: 'Suppression...',
  },
  toasts: {
    restored: '{count, plural, one {Photo restaurée} other {# photos restaurées}}',
    restoredText: '{count, plural, one {Elle est} other {Elles sont}} de retour dans l’album',
    gone: '{count, plural, one {Cette photo n’est plus disponible} other {Ces photos ne sont plus disponibles}}',
    restoreFailed: 'Impossible de restaurer les photos',
    emptied:
      '{count, plural, =0 {Il ne restait rien à supprimer} one {Une photo supprimée définitivement} other {# photos supprimées définitivement}}',
    emptyFailed: 'Impossible de supprimer les photos',
  },
} satisfies Translation<typeof en>
