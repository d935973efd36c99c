/** What stands on the document of an invoice; the browser never loads it. */
export const invoice = {
  title: 'Invoice',
  number: 'Number',
  date: 'Date',
  status: 'State',
  to: 'For',
  what: 'What for',
  amount: 'Amount',
  plan: '{plan} plan, {period, select, year {for a year} other {for a month}}',
  other: 'A plan of Hearthbook',
  period: 'From {from} to {to}',
  total: 'Total',
  statuses: {
    draft: 'Being written',
    open: 'Open',
    paid: 'Paid',
    uncollectible: 'Not paid',
    void: 'Void',
    refunded: 'Paid back',
  },
  sandbox: 'This is a test: no money was moved.',
  questions: 'Questions? Write to {email}.',
} as const
