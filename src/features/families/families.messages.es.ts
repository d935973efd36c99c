import type { Translation } from '#shared/messages.ts'
import type { families as en } from './families.messages.en.ts'

export const families = {
  redirect: {
    loading: 'Abriendo tu álbum...',
    failedTitle: 'No pudimos cargar tus familias',
    failedText: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  create: {
    title: 'Crear una familia',
    intro: 'Una familia es un álbum privado para las personas que tú elijas. Para empezar, ponle un nombre.',
    name: 'Nombre de la familia',
    hint: 'Por ejemplo, «Los Rivera». Puedes cambiarlo después.',
    submit: 'Crear familia',
    submitting: 'Creando…',
    failedTitle: 'No pudimos cargar tus familias',
    failedText: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  errors: {
    family_name_required: 'Escribe un nombre para la familia',
    family_name_empty: 'El nombre de la familia no puede quedar vacío',
    family_name_too_long: 'Usa {max, plural, one {# carácter} other {# caracteres}} como máximo.',
  },
  toasts: {
    createFailed: 'No pudimos crear la familia',
    accessDenied: 'Acceso denegado',
    accessDeniedText: 'No tienes permiso para ver esta familia',
    error: 'Error',
    loadFailed: 'No pudimos cargar los datos de la familia',
    ownersOnly: 'Solo quien administra la familia puede abrir la configuración',
    updated: 'Se actualizó la configuración de la familia',
    updatedText: 'Ahora esta familia se llama {name}',
    updateFailed: 'No pudimos actualizar la configuración de la familia',
    unexpected: 'Ocurrió un error inesperado',
  },
  cover: {
    kicker: 'Álbum familiar',
    members: '{count, plural, one {# miembro} other {# miembros}}',
    loading: 'Cargando la familia',
  },
  settings: {
    history: 'Ver historial',
    title: 'Configuración de la familia',
    barTitle: 'Configuración',
    intro: 'Solo quien administra la familia puede cambiar esta configuración.',
    name: 'Nombre de la familia',
    save: 'Guardar',
    saving: 'Guardando...',
    manage: 'Administrar familias',
    groups: {
      label: 'Secciones de la configuración',
      general: { title: 'General', text: 'Nombre, dirección web e historial' },
      people: { title: 'Personas y acceso', text: 'Invitados, marcos y decisiones de los niños' },
      backups: { title: 'Fotos y copias', text: 'Eliminadas recientemente, fotos del teléfono y copias de todo' },
      future: { title: 'Para el futuro', text: 'Quién toma el relevo y el registro familiar en papel' },
      danger: { title: 'Transferir o eliminar', text: 'Transferir o eliminar esta familia' },
    },
  },
  roles: { owner: 'Propietario/a', editor: 'Editor/a', contributor: 'Colaborador/a', viewer: 'Lector/a' },
  roleHints: {
    owner: 'Puede hacer todo, también invitar y cambiar la configuración',
    editor: 'Puede agregar, cambiar y eliminar todas las fotos',
    contributor: 'Puede agregar fotos, y cambiar o eliminar las suyas',
    viewer: 'Puede mirar, comentar y dar corazones',
  },
} satisfies Translation<typeof en>
