import type { Translation } from '#shared/messages.ts'
import type { succession as en } from './succession.messages.en.ts'

export const succession = {
  title: 'Por si te pasa algo',
  intro: 'Elige a una o dos personas que puedan hacerse cargo de {family} cuando tú ya no puedas.',
  byEmail: 'Las personas que elijas recibirán un correo.',
  first: 'Persona de confianza',
  second: 'Segunda persona de confianza',
  noOne: 'Nadie',
  after: 'Si no abres Hearthbook durante',
  months: '{count} meses',
  change: 'Cambiar',
  choose: 'Elegir',
  automatic: 'Un teléfono que agrega fotos automáticamente no cuenta.',
  next: 'Qué pasa entonces',
  steps: {
    email: 'Te enviamos cuatro correos, uno por semana.',
    ask: 'Si sigues sin abrir Hearthbook, una persona de confianza puede pedir hacerse cargo.',
    object: 'Tienes 30 días para oponerte.',
  },
  noEmail:
    'Este servidor todavía no envía correos. Los recordatorios no te llegarán y las solicitudes solo aparecerán en Hearthbook.',
  alone: 'Primero invita a alguien, como tu pareja o un hijo ya mayor.',
  save: 'Guardar',
  saved: 'Guardado',
  savedText: 'Se actualizaron tus personas de confianza para {family}.',
  failedTitle: 'No pudimos cargar tus personas de confianza',
  failed: 'No se pudo hacer',
  request: '{name} pidió hacerse cargo de {family}. Si nadie se opone, la familia estará en sus manos el {date}.',
  ownRequest: 'Pediste hacerte cargo de {family}. Si nadie se opone, la familia estará en tus manos el {date}.',
  object: 'Oponerme',
  withdraw: 'Retirar la solicitud',
  ended: 'La solicitud terminó',
  endedText: '{owner} sigue a cargo de {family}.',
  record: {
    title: 'Registro familiar',
    text: 'Una o dos hojas para tus documentos importantes: lo que Hearthbook guarda hoy para {family}, cómo verificar que ningún original cambió y cómo abrir una exportación sin Hearthbook.',
    download: 'Descargar registro',
    failed: 'No pudimos crear el registro',
  },
  trusted: {
    unknown: 'No pudimos verificar si puedes hacerte cargo de esta familia.',
    title: '{owner} confía en ti para cuidar de {family}',
    watching:
      'Si {owner} pasa {count} meses sin abrir Hearthbook y no responde a cuatro correos, podrás pedir aquí hacerte cargo de la familia.',
    open: '{owner} lleva más de {count} meses sin abrir Hearthbook y no respondió a nuestros correos. Si ya no puede encargarse de {family}, puedes pedir hacerlo tú.',
    ask: 'Pedir hacerme cargo',
    confirmTitle: '¿Pedir hacerte cargo de {family}?',
    confirmText:
      '{owner} recibirá un correo, igual que la otra persona de confianza. Si nadie se opone en 30 días, la familia quedará en tus manos y {owner} podrá seguir editando.',
    busy: 'Enviando…',
    asked: 'Pediste hacerte cargo de {family}',
    askedText: 'Te escribiremos cuando se decida.',
  },
} as const satisfies Translation<typeof en>
