import type { Translation } from '#shared/messages.ts'
import type { invoice as en } from './invoice.messages.en.ts'

export const invoice = {
  title: 'Rechnung',
  number: 'Nummer',
  date: 'Datum',
  status: 'Status',
  to: 'Rechnung an',
  what: 'Beschreibung',
  amount: 'Betrag',
  plan: 'Tarif {plan}, {period, select, year {1 Jahr} other {1 Monat}}',
  other: 'Hearthbook-Tarif',
  period: 'Von {from} bis {to}',
  total: 'Summe',
  statuses: {
    draft: 'Entwurf',
    open: 'Offen',
    paid: 'Bezahlt',
    uncollectible: 'Unbezahlt',
    void: 'Storniert',
    refunded: 'Erstattet',
  },
  sandbox: 'Das ist ein Test. Es wurde kein echtes Geld abgebucht.',
  questions: 'Fragen? Schreib an {email}.',
} satisfies Translation<typeof en>
