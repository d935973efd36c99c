import type { Translation } from '#shared/messages.ts'
import type { gazette as en } from './gazette.messages.en.ts'

export const gazette = {
  title: 'Gaceta',
  intro: 'Ocho páginas sobre cada mes, para leer o imprimir.',
  failedTitle: 'No pudimos cargar la gaceta',
  current: {
    title: 'Hasta ahora en {month}',
    counts:
      '{photos, plural, =0 {Sin fotos} one {# foto} other {# fotos}}{milestones, plural, =0 {} one {, # hito} other {, # hitos}}{answers, plural, =0 {} one {, # respuesta} other {, # respuestas}}',
    appears: 'Esta edición aparece el {date}.',
    empty: 'Todavía no hay fotos de este mes.',
    emptyText: 'En cuanto haya una, esta edición saldrá el {date}.',
    preview: 'Vista previa',
  },
  inside: 'En esta edición',
  settings: 'Configuración',
  own: {
    title: 'Tu gaceta',
    intro: 'Recíbela por correo el primer día de cada mes, en el idioma y el tamaño de papel que elijas.',
    subscribed: 'La recibes por correo el primer día de cada mes.',
    noEmail: 'Este servidor todavía no envía correos. Puedes abrir e imprimir todas las ediciones aquí.',
    subscribe: 'Recibirla por correo',
    unsubscribe: 'Cancelar la suscripción',
    failed: 'No pudimos guardarlo',
  },
  look: {
    language: 'Idioma',
    paper: 'Papel',
    papers: { a4: 'A4', letter: 'Carta (EE. UU.)' },
    largeType: 'Letra grande',
    largeTypeHint: 'Texto más grande y menos fotos por página',
  },
  subscribers: {
    title: 'Quiénes la reciben',
    intro: 'Los miembros se suscriben por su cuenta. Agrega a los abuelos y a otras personas sin cuenta.',
    add: 'Agregar a alguien',
    remove: 'Quitar a {name}',
    failed: 'No pudimos quitar a esa persona',
    states: { waiting: 'Sin confirmar', subscribed: 'Suscripción activa', unsubscribed: 'Suscripción cancelada' },
  },
  form: {
    title: 'Enviarle la gaceta a alguien',
    text: 'Primero le escribiremos. Recibirá la gaceta cuando confirme, sin necesidad de una cuenta.',
    name: 'Nombre',
    email: 'Correo',
    familyOnly: 'Incluir lo que es solo para la familia',
    familyOnlyHint:
      'De lo contrario, solo lo que se comparte con la familia extendida. Los cumpleaños siempre aparecen',
    submit: 'Agregar',
    saving: 'Agregando…',
    asked: 'Correo de confirmación enviado',
    askedText: '{name} recibirá la gaceta cuando confirme.',
    errors: {
      name_required: 'Escribe un nombre.',
      email: 'Escribe un correo, como abuela@example.com.',
      tooMany: 'Llegaste al límite de {max, number} personas. Quita a alguien primero.',
      tooOften: 'Ya le preguntamos demasiadas veces a esta dirección. Inténtalo en unas semanas o imprime la gaceta.',
    },
  },
  editions: {
    latest: 'La última edición',
    read: 'Abrir',
    title: 'Ediciones anteriores',
    open: 'Abrir la gaceta de {month}',
    download: 'Descargar',
    downloadOf: 'Descargar la gaceta de {month}',
  },
  link: {
    dead: {
      other: { title: 'Este enlace ya no funciona', text: 'Revisa que esté completo o pídele uno nuevo a tu familia.' },
      voice: {
        title: 'Este código ya no se reproduce',
        text: 'Los códigos vencen en {years, plural, one {# año} other {# años}}, o antes si la familia hace privada la foto o la respuesta, o la elimina. Los de la gaceta más reciente sí se reproducen.',
      },
      edition: {
        title: 'Este enlace ya no funciona',
        text: 'El enlace a una edición vence en {edition, number} días, o antes si dejas de recibir la gaceta. Tu familia todavía puede imprimírtela.',
      },
      confirm: {
        title: 'Este enlace ya no funciona',
        text: 'Tenías {confirm, number} días para confirmar. Pídele a quien te invitó que te agregue de nuevo.',
      },
      unsubscribe: {
        title: 'Ya no recibes la gaceta',
        text: 'No estás en la lista de esta gaceta, así que no te enviamos ninguno de estos correos.',
      },
    },
    confirm: {
      title: '¿Recibir la gaceta de {family} por correo?',
      text: 'Llega una vez al mes. Puedes cancelar la suscripción en cada correo con un clic.',
      action: 'Sí, quiero recibirla',
      working: 'Confirmando…',
      failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
      doneTitle: 'Te suscribiste',
      doneText: 'La próxima gaceta de {family} llega el primer día del mes.',
    },
    unsubscribe: {
      title: '¿Dejar de recibir la gaceta de {family}?',
      text: 'No recibirás más correos como este.',
      action: 'Cancelar la suscripción',
      working: 'Cancelando…',
      failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
      doneTitle: 'Cancelaste la suscripción',
      doneText: 'Ya no te enviaremos la gaceta de {family}.',
    },
    edition: {
      title: '{month} con {family}',
      text: 'Ocho páginas para leer o imprimir.',
      action: 'Abrir la gaceta',
    },
    voice: {
      title: 'Una voz de {family}',
      text: '{count, plural, one {Presiona reproducir para escuchar.} other {Presiona reproducir para escuchar cada grabación.}}',
      recording: 'Grabación {number, number}',
    },
  },
} as const satisfies Translation<typeof en>
