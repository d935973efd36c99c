import type { Translation } from '#shared/messages.ts'
import type { deletedPhotos as en } from './deleted-photos.messages.en.ts'

export const deletedPhotos = {
  card: {
    title: 'Supprimées récemment',
    text: 'Restaurez les photos et réponses supprimées au cours des 30 derniers jours.',
    open: 'Voir les éléments supprimés',
  },
  title: 'Supprimées récemment',
  intro:
    'Les photos et les réponses supprimées restent ici pendant 30 jours, puis sont supprimées définitivement. Personne d’autre que vous ne peut les voir.',
  back: 'Paramètres de la famille',
  list: 'Photos supprimées',
  select: 'Sélectionner une photo supprimée le {date} : {words}',
  daysLeft: '{days, plural, =0 {Dernier jour} one {Plus que # jour} other {Encore # jours}}',
  restore: '{count, plural, =0 {Restaurer} one {Restaurer # photo} other {Restaurer # photos}}',
  restoring: 'Restauration…',
  clear: 'Effacer la sélection',
  empty: 'Tout supprimer définitivement',
  hint: 'Sélectionnez les photos à restaurer.',
  emptyTitle: 'Aucune photo supprimée',
  emptyText: 'Les photos supprimées de cette famille apparaissent ici pendant 30 jours.',
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
