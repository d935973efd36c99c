import type { Translation } from '#shared/messages.ts'
import type { categories as en } from './categories.messages.en.ts'

export const categories = {
  title: 'Categorías',
  subtitle: 'Organiza las fotos de tu familia por tema',
  edit: 'Editar',
  create: 'Crear categoría',
  name: 'Nombre de la categoría',
  placeholder: 'Vacaciones, escuela…',
  add: 'Agregar',
  adding: 'Agregando…',
  photos: '{count, plural, =0 {Sin fotos} one {# foto} other {# fotos}}',
  more: 'Acciones para {name}',
  rename: 'Cambiar nombre',
  renameTitle: 'Cambiar el nombre de la categoría',
  renaming: 'Guardando...',
  save: 'Guardar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar «{name}»?',
  removeText:
    '{count, plural, =0 {Esta categoría no tiene fotos.} one {Su foto seguirá en el álbum.} other {Sus # fotos seguirán en el álbum.}}',
  emptyText: 'Aún no hay categorías. Agrega una para las vacaciones, la escuela o el tema que quieras.',
  failed: 'No pudimos cargar las categorías.',
  errors: {
    category_name_required: 'Escribe un nombre para la categoría.',
    category_name_too_long: '{max, plural, one {Usa # carácter como máximo.} other {Usa # caracteres como máximo.}}',
    category_name_taken: 'Ya existe una categoría con este nombre.',
  },
  toasts: {
    created: 'Categoría creada',
    createFailed: 'No pudimos crear la categoría',
    renameFailed: 'No pudimos cambiar el nombre de la categoría',
    removed: 'Categoría eliminada',
    removeFailed: 'No pudimos eliminar la categoría',
  },
} as const satisfies Translation<typeof en>
