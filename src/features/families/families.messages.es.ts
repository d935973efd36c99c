import type { Translation } from '#shared/messages.ts'
import type { families as en } from './families.messages.en.ts'

export const families = {
  redirect: {
    loading: 'Abriendo tu álbum...',
    failedTitle: 'No se han podido cargar tus familias',
    failedText: 'No se ha perdido nada. Comprueba tu conexión e inténtalo de nuevo.',
  },
  create: {
    title: 'Crear una familia',
    intro: 'Una familia es un álbum de las personas que tú elijas. Solo necesita un nombre.',
    name: 'Nombre de la familia',
    hint: 'Por ejemplo «Los Rivera» o «Mamá, papá y nosotros». Puedes cambiarlo cuando quieras.',
    submit: 'Crear la familia',
    submitting: 'Creando...',
    failedTitle: 'No se han podido cargar tus familias',
    failedText:
      'Hearthbook mira qué familias tienes ya antes de crear otra. Comprueba tu conexión e inténtalo de nuevo.',
  },
  errors: {
    family_name_required: 'Hace falta un nombre para la familia',
    family_name_empty: 'El nombre de la familia no puede quedar vacío',
    family_name_too_long: 'Es un poco largo: {max, plural, one {cabe # letra} other {caben # letras}}.',
  },
  toasts: {
    created: 'Familia creada',
    createdText: '{name} espera sus primeras fotos',
    createFailed: 'No se ha podido crear la familia',
    accessDenied: 'Acceso denegado',
    accessDeniedText: 'No tienes permiso para ver esta familia',
    error: 'Error',
    loadFailed: 'No se han podido cargar los datos de la familia',
    ownersOnly: 'Solo los propietarios de la familia pueden abrir los ajustes',
    updated: 'Ajustes de la familia guardados',
    updatedText: 'Desde ahora esta familia se llama {name}',
    updateFailed: 'No se han podido guardar los ajustes de la familia',
    unexpected: 'Se ha producido un error inesperado',
  },
  cover: {
    kicker: 'Álbum familiar',
    members: '{count, plural, one {# miembro} other {# miembros}}',
    loading: 'Cargando esta familia',
  },
  settings: {
    history: 'Quién ha cambiado qué',
    title: 'Ajustes de la familia',
    intro: 'Lo que pertenece a toda la familia. Solo quien es propietario puede cambiarlo.',
    nameTitle: 'Nombre',
    name: 'Nombre de la familia',
    save: 'Guardar',
    saving: 'Guardando...',
    manage: 'Gestionar todas las familias',
  },
  roles: { owner: 'Propietario', editor: 'Editor', viewer: 'Lector' },
  roleHints: {
    owner: 'Puede hacerlo todo, también ajustes e invitaciones',
    editor: 'Puede añadir, editar y eliminar fotos',
    viewer: 'Puede verlo todo',
  },
} satisfies Translation<typeof en>
