import type { Translation } from '#shared/messages.ts'
import type { guests as en } from './guests.messages.en.ts'

export const guests = {
  title: 'Invitados',
  intro:
    'Un enlace para abuelos y amigos: ven lo que compartes con la familia extensa, en letra grande y sin necesidad de cuenta.',
  add: 'Crear un enlace',
  empty: 'Nadie tiene un enlace todavía.',
  failedTitle: 'No se han podido cargar los enlaces',
  lastSeen: 'Se asomó {ago}',
  neverSeen: 'Aún no se ha asomado',
  until: 'Hasta el {date}',
  without: 'Funciona hasta que tú lo cierres',
  renew: 'Crear un enlace nuevo',
  revoke: 'Cerrar este enlace',
  actionsOf: 'Más sobre el enlace de {name}',
  form: {
    title: 'Un enlace para alguien',
    name: '¿Para quién es?',
    nameHint: 'Como le llamáis en la familia. Sus corazones llevarán este nombre.',
    namePlaceholder: 'La abuela Rosa',
    language: 'Idioma de su página',
    languages: { auto: 'El de su dispositivo', en: 'Inglés', es: 'Español', fr: 'Francés' },
    days: 'Cuánto tiempo funciona',
    dayChoices: { never: 'Hasta que lo cierre', d30: '30 días', d90: '90 días', d365: 'Un año' },
    submit: 'Crear el enlace',
    submitting: 'Creando...',
  },
  link: {
    title: 'El enlace para {name}',
    text: 'Envíaselo solo a esa persona: quien lo tenga verá estas fotos. Solo se muestra ahora; puedes crear uno nuevo cuando quieras.',
    field: 'Enlace',
    copy: 'Copiar',
    copied: 'Copiado',
    share: 'Enviar',
    done: 'Listo',
  },
  confirmRenew: {
    title: '¿Crear un enlace nuevo para {name}?',
    text: 'El anterior deja de funcionar enseguida, en todos los dispositivos. Envíale el nuevo.',
    confirm: 'Crear un enlace nuevo',
    busy: 'Creando...',
  },
  confirmRevoke: {
    title: '¿Cerrar el enlace de {name}?',
    text: 'Deja de funcionar enseguida, en todos los dispositivos. Sus corazones se quedan.',
    confirm: 'Cerrar el enlace',
    busy: 'Cerrando...',
  },
  toasts: {
    revoked: 'Enlace cerrado',
    revokedText: '{name} ya no puede asomarse',
    failed: 'No ha funcionado',
    copyFailed: 'No se ha podido copiar el enlace. Selecciónalo y cópialo tú.',
    tooMany: 'Una familia puede tener 100 enlaces. Cierra alguno que ya no haga falta.',
  },
  errors: {
    guest_name_required: 'Di para quién es el enlace.',
    guest_name_too_long: 'Es un poco largo: {max, plural, one {cabe # letra} other {caben # letras}}.',
  },
} satisfies Translation<typeof en>
