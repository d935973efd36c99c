import type { Translation } from '#shared/messages.ts'
import type { invoice as en } from './invoice.messages.en.ts'

export const invoice = {
  title: 'Facture',
  number: 'Numéro',
  date: 'Date',
  status: 'État',
  to: 'Facturé à',
  what: 'Description',
  amount: 'Montant',
  plan: 'Formule {plan}, {period, select, year {1 an} other {1 mois}}',
  other: 'Formule Hearthbook',
  period: 'Du {from} au {to}',
  total: 'Total',
  statuses: {
    draft: 'Brouillon',
    open: 'À payer',
    paid: 'Payée',
    uncollectible: 'Impayée',
    void: 'Annulée',
    refunded: 'Remboursée',
  },
  sandbox: 'Il s’agit d’un test : rien n’a été réellement débité.',
  questions: 'Des questions ? Écrivez à {email}.',
} as const satisfies Translation<typeof en>
