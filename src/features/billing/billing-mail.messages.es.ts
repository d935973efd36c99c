import type { Translation } from '#shared/messages.ts'
import type { billingMail as en } from './billing-mail.messages.en.ts'

export const billingMail = {
  greeting: 'Hola, {first_name}:',
  greetingWithoutName: 'Hola:',
  sandbox: 'Esto es una prueba. No se cobró dinero real.',
  receipt: {
    subject: 'Tu recibo de Hearthbook',
    heading: 'Gracias por tu pago',
    text: 'Recibimos {amount} por tu plan {plan}, que está pagado hasta el {date}. Factura: {number}.',
    button: 'Descargar la factura',
    total: 'Total pagado',
    with: 'Pagado con',
    card: '{brand} terminada en {last4}',
  },
  payment_failed: {
    subject: 'No pudimos procesar tu pago',
    heading: 'No pudimos procesar tu pago',
    text: 'No pudimos cobrar {amount} por tu plan {plan}. El plan seguirá activo hasta el {date}. Actualiza tu tarjeta antes de esa fecha para conservarlo. No se eliminará nada de lo que guardaste.',
    button: 'Actualizar mi tarjeta',
  },
  cancelled: {
    subject: 'Tu plan termina el {date}',
    heading: 'Se canceló tu plan',
    text: 'Tu plan {plan} seguirá activo hasta el {date} y no te cobraremos nada más. Después podrás seguir viendo y descargando todo lo que guardaste, pero quizás necesites un plan para agregar más.',
    button: 'Ver mi plan',
  },
  ended: {
    subject: 'Tu plan terminó',
    heading: 'Tu plan terminó',
    text: 'Tu plan {plan} terminó y no te cobraremos nada más. Puedes seguir viendo y descargando todo lo que guardaste, incluidos tus fotos e hitos.',
    button: 'Ver los planes',
  },
  renewal: {
    subject: 'Tu plan se renueva el {date}',
    heading: 'Tu plan se renueva pronto',
    text: 'El {date} te cobraremos {amount} por tu plan {plan}. No tienes que hacer nada. Si quieres cancelarlo, hazlo antes de esa fecha.',
    button: 'Ver facturación',
  },
  footer: 'Recibes este correo porque tienes un plan de Hearthbook.',
} as const satisfies Translation<typeof en>
