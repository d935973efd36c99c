import type { Translation } from '#shared/messages.ts'
import type { invoice as en } from './invoice.messages.en.ts'

export const invoice = {
  title: 'Factura',
  number: 'Número',
  date: 'Fecha',
  status: 'Estado',
  to: 'Facturado a',
  what: 'Descripción',
  amount: 'Importe',
  plan: 'Plan {plan}, {period, select, year {1 año} other {1 mes}}',
  other: 'Plan de Hearthbook',
  period: 'Del {from} al {to}',
  total: 'Total',
  statuses: {
    draft: 'Borrador',
    open: 'Pendiente',
    paid: 'Pagada',
    uncollectible: 'Sin pagar',
    void: 'Anulada',
    refunded: 'Reembolsada',
  },
  sandbox: 'Esto es una prueba. No se cobró dinero real.',
  questions: '¿Tienes preguntas? Escribe a {email}.',
} as const satisfies Translation<typeof en>
