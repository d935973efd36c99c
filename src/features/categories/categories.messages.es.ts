import type { Translation } from '#shared/messages.ts'
import type { categories as en } from './categories.messages.en.ts'

export const categories = {
  title: 'Categorías',
  subtitle: 'Los apartados en que tu familia ordena sus fotos',
  create: 'Crear categoría',
  name: 'Nombre de la categoría',
  placeholder: 'Vacaciones, cole, abuelos…',
  add: 'Añadir',
  adding: 'Añadiendo...',
  photos: '{count, plural, =0 {sin fotos} one {# foto} other {# fotos}}',
  more: 'Más sobre {name}',
  rename: 'Cambiar nombre',
  renameTitle: 'Cambiar el nombre de la categoría',
  renaming: 'Guardando...',
  save: 'Guardar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar «{name}»?',
  removeText:
    '{count, plural, one {Hay una foto en esta categoría. Se queda en el álbum; solo desaparece el apartado.} other {Hay # fotos en esta categoría. Se quedan en el álbum; solo desaparece el apartado.}}',
  emptyText: 'Aún no hay categorías. Vacaciones, cole, abuelos: lo que ayude a tu familia a reencontrar sus fotos.',
  failed: 'No se han podido cargar las categorías.',
  again: 'Reintentar',
  errors: {
    category_name_required: 'Ponle antes un nombre.',
    category_name_too_long: 'Es un poco largo: {max, plural, one {cabe # letra} other {caben # letras}}.',
    category_name_taken: 'Ya hay una categoría con este nombre.',
  },
  toasts: {
    created: 'Categoría creada',
    createFailed: 'No se ha podido crear la categoría',
    renameFailed: 'No se ha podido cambiar el nombre de la categoría',
    removed: 'Categoría eliminada',
    removeFailed: 'No se ha podido eliminar la categoría',
  },
} as const satisfies Translation<typeof en>
