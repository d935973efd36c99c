import type { Translation } from '#shared/messages.ts'
import type { categories as en } from './categories.messages.en.ts'

export const categories = {
  title: 'Catégories',
  subtitle: 'Les rubriques où votre famille range ses photos',
  create: 'Créer une catégorie',
  name: 'Nom de la catégorie',
  placeholder: 'Vacances, école, grands-parents…',
  add: 'Ajouter',
  adding: 'Ajout...',
  photos: '{count, plural, =0 {aucune photo} one {# photo} other {# photos}}',
  more: 'Plus sur {name}',
  rename: 'Renommer',
  renameTitle: 'Renommer la catégorie',
  renaming: 'Enregistrement...',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeTitle: 'Supprimer « {name} » ?',
  removeText:
    '{count, plural, one {Une photo est dans cette catégorie. Elle reste dans l’album, seule la rubrique disparaît.} other {# photos sont dans cette catégorie. Elles restent dans l’album, seule la rubrique disparaît.}}',
  emptyText:
    'Pas encore de catégorie. Vacances, école, grands-parents : tout ce qui aide votre famille à retrouver ses photos.',
  failed: 'Les catégories n’ont pas pu être chargées.',
  again: 'Réessayer',
  errors: {
    category_name_required: 'Donnez-lui d’abord un nom.',
    category_name_too_long: 'C’est un peu long : {max, plural, one {# lettre au plus} other {# lettres au plus}}.',
    category_name_taken: 'Une catégorie porte déjà ce nom.',
  },
  toasts: {
    created: 'Catégorie créée',
    createFailed: 'La catégorie n’a pas pu être créée',
    renameFailed: 'La catégorie n’a pas pu être renommée',
    removed: 'Catégorie supprimée',
    removeFailed: 'La catégorie n’a pas pu être supprimée',
  },
} as const satisfies Translation<typeof en>
