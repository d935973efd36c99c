/** The text of invoices. Never loaded by the browser. */
export const invoice = {
  title: 'Invoice',
  number: 'Number',
  date: 'Date',
  status: 'Status',
  to: 'Bill to',
  what: 'Description',
  amount: 'Amount',
  plan: '{plan} plan, {period, select, year {1 year} other {1 month}}',
  other: 'Hearthbook plan',
  period: 'From {from} to {to}',
  total: 'Total',
  statuses: {
    draft: 'Draft',
    open: 'Open',
    paid: 'Paid',
    uncollectible: 'Unpaid',
    void: 'Void',
    refunded: 'Refunded',
  },
  sandbox: 'This is a test. No real money was charged.',
  questions: 'Questions? Email {email}.',
} as const
