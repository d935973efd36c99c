/** Loaded by the screens that use them (web/categories-text.tsx). */
export const categories = {
  title: 'Categories',
  subtitle: 'Organize your family’s photos by topic',
  create: 'Create category',
  name: 'Category name',
  placeholder: 'Holidays, school…',
  add: 'Add',
  adding: 'Adding…',
  photos: '{count, plural, =0 {No photos} one {# photo} other {# photos}}',
  more: 'Actions for {name}',
  rename: 'Rename',
  renameTitle: 'Rename category',
  renaming: 'Saving...',
  save: 'Save',
  remove: 'Delete',
  removeTitle: 'Delete “{name}”?',
  removeText:
    '{count, plural, =0 {This category has no photos.} one {Its photo stays in the album.} other {Its # photos stay in the album.}}',
  emptyText: 'No categories yet. Add one for holidays, school, or any topic you like.',
  failed: 'We couldn’t load your categories.',
  errors: {
    category_name_required: 'Enter a category name.',
    category_name_too_long: '{max, plural, one {Use # character at most.} other {Use # characters or fewer.}}',
    category_name_taken: 'There’s already a category with this name.',
  },
  toasts: {
    created: 'Category created',
    createFailed: 'Failed to create category',
    renameFailed: 'We couldn’t rename the category',
    removed: 'Category deleted',
    removeFailed: 'We couldn’t delete the category',
  },
} as const
