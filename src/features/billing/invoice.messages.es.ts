import type { Translation } from '#shared/messages.ts'
import type { invoice as en } from './invoice.messages.en.ts'

export const invoice = {
  title: 'Factura',
  number: 'Número',
  date: 'Fecha',
  status: 'Estado',
  to: 'Para',
  what: 'Concepto',
  amount: 'Importe',
  plan: 'Plan {plan}, {period, select, year {por un año} other {por un mes}}',
  other: 'Un plan de Hearthbook',
  period: 'Del {from} al {to}',
  total: 'Total',
  statuses: {
    draft: 'En preparación',
    open: 'Pendiente',
    paid: 'Pagada',
    uncollectible: 'Impagada',
    void: 'Anulada',
    refunded: 'Reembolsada',
  },
  sandbox: 'Esto es una prueba: no se ha movido dinero.',
  questions: '¿Preguntas? Escribe a {email}.',
} as const satisfies Translation<typeof en>
