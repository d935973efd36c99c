import type { Translation } from '#shared/messages.ts'
import type { billingMail as en } from './billing-mail.messages.en.ts'

export const billingMail = {
  greeting: 'Hola, {first_name}:',
  greetingWithoutName: 'Hola:',
  sandbox: 'Esto es una prueba: no se ha movido dinero.',
  receipt: {
    subject: 'Tu recibo de Hearthbook',
    heading: 'Gracias',
    text: 'Hemos recibido {amount} por el plan {plan}. Está pagado hasta el {date}. Factura {number}.',
    button: 'Ver la facturación',
  },
  payment_failed: {
    subject: 'No hemos podido cobrar tu plan',
    heading: 'El pago no ha salido adelante',
    text: 'No hemos podido cobrar {amount} por el plan {plan}. Sigue activo hasta el {date}; revisa tu tarjeta antes de esa fecha. En cualquier caso, no se pierde nada de lo que guardas aquí.',
    button: 'Revisar mi tarjeta',
  },
  cancelled: {
    subject: 'Tu plan termina el {date}',
    heading: 'Tu plan está cancelado',
    text: 'El plan {plan} sigue siendo tuyo hasta el {date} y no se cobrará nada más. Después, todo lo que has guardado se queda aquí y podrás verlo y descargarlo. Solo al añadir cosas nuevas valdrán los límites del plan menor.',
    button: 'He cambiado de idea',
  },
  ended: {
    subject: 'Tu plan ha terminado',
    heading: 'Tu plan ha terminado',
    text: 'El plan {plan} ha terminado y no se cobrará nada más. Todo lo que has guardado se queda aquí: puedes ver y descargar tus fotos, momentos y palabras como siempre.',
    button: 'Ver los planes',
  },
  renewal: {
    subject: 'Tu plan se renueva el {date}',
    heading: 'Tu plan se renueva pronto',
    text: 'El {date} cobraremos {amount} por el plan {plan}. No tienes que hacer nada, y puedes cancelarlo hasta entonces.',
    button: 'Ver la facturación',
  },
  footer: 'Recibes este correo porque tienes un plan de Hearthbook.',
} as const satisfies Translation<typeof en>
