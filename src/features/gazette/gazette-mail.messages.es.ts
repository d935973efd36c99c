import type { Translation } from '#shared/messages.ts'
import type { gazetteMail as en } from './gazette-mail.messages.en.ts'

export const gazetteMail = {
  edition: {
    subject: '{family}: tu gaceta de {month}',
    heading: '{month} con {family}',
    greeting: 'Hola, {name}:',
    greetingWithoutName: 'Hola:',
    picture: 'Una foto de {family}',
    intro: 'Aquí está la gaceta de {family} de {month}: ocho páginas con fotos, hitos y lo que viene.',
    attached: 'Va adjunta a este correo, lista para leer o imprimir.',
    linked: 'Es demasiado grande para adjuntarla. Ábrela con este botón e imprímela desde ahí.',
    button: 'Abrir la gaceta',
    footer:
      'Recibes este correo porque te suscribiste a la gaceta de {family}. Cancela la suscripción con un clic: {url}',
    footerOfMember:
      'Recibes este correo porque eres parte de {family} y te suscribiste a la gaceta. Cancela la suscripción con un clic: {url}',
  },
  question: {
    subject: '{adder} quiere enviarte la gaceta de {family}',
    heading: 'La gaceta de {family}, una vez al mes',
    greeting: 'Hola, {name}:',
    intro: '{adder} quiere enviarte la gaceta de {family} por correo.',
    what: 'Es un pequeño periódico familiar con fotos, hitos y cumpleaños, para leer o imprimir. Llega el primer día de cada mes. No necesitas una cuenta y puedes cancelar la suscripción cuando quieras.',
    button: 'Sí, quiero recibirla',
    until:
      'Este enlace vence en {days, number} días. Si no quieres la gaceta, no hagas nada: no te enviaremos nada más.',
    footer: 'Recibes este correo porque {adder} nos dio tu dirección. Si no conoces a esa persona, puedes ignorarlo.',
  },
} as const satisfies Translation<typeof en>
