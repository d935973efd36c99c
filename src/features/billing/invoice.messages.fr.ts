import type { Translation } from '#shared/messages.ts'
import type { invoice as en } from './invoice.messages.en.ts'

export const invoice = {
  title: 'Facture',
  number: 'Numéro',
  date: 'Date',
  status: 'État',
  to: 'Pour',
  what: 'Objet',
  amount: 'Montant',
  plan: 'Formule {plan}, {period, select, year {pour un an} other {pour un mois}}',
  other: 'Une formule de Hearthbook',
  period: 'Du {from} au {to}',
  total: 'Total',
  statuses: {
    draft: 'En préparation',
    open: 'À payer',
    paid: 'Payée',
    uncollectible: 'Impayée',
    void: 'Annulée',
    refunded: 'Remboursée',
  },
  sandbox: 'Ceci est un essai : aucun argent n’a circulé.',
  questions: 'Des questions ? Écrivez à {email}.',
} as const satisfies Translation<typeof en>
