import type { Translation } from '#shared/messages.ts'
import type { categories as en } from './categories.messages.en.ts'

export const categories = {
  title: 'Catégories',
  subtitle: 'Organisez les photos de votre famille par thème',
  edit: 'Modifier',
  create: 'Créer une catégorie',
  name: 'Nom de la catégorie',
  placeholder: 'Vacances, école…',
  add: 'Ajouter',
  adding: 'Ajout…',
  photos: '{count, plural, =0 {Aucune photo} one {# photo} other {# photos}}',
  more: 'Actions pour {name}',
  rename: 'Renommer',
  renameTitle: 'Renommer la catégorie',
  renaming: 'Enregistrement...',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeTitle: 'Supprimer « {name} » ?',
  removeText:
    '{count, plural, =0 {Cette catégorie ne contient aucune photo.} one {La photo de cette catégorie restera dans l’album.} other {Les # photos de cette catégorie resteront dans l’album.}}',
  emptyText: 'Pas encore de catégories. Ajoutez-en une pour les vacances, l’école ou un autre thème.',
  failed: 'Impossible de charger les catégories.',
  errors: {
    category_name_required: 'Saisissez un nom de catégorie.',
    category_name_too_long: '{max, plural, one {# caractère au maximum.} other {# caractères au maximum.}}',
    category_name_taken: 'Une catégorie porte déjà ce nom.',
  },
  toasts: {
    created: 'Catégorie créée',
    createFailed: 'Impossible de créer la catégorie',
    renameFailed: 'Impossible de renommer la catégorie',
    removed: 'Catégorie supprimée',
    removeFailed: 'Impossible de supprimer la catégorie',
  },
} as const satisfies Translation<typeof en>
