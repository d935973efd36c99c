/** Emails about plans and payments. Never loaded by the browser. */
export const billingMail = {
  greeting: 'Hello {first_name},',
  greetingWithoutName: 'Hello,',
  sandbox: 'This is a test. No real money was charged.',
  receipt: {
    subject: 'Your receipt from Hearthbook',
    heading: 'Thank you for your payment',
    text: 'We received {amount} for your {plan} plan, which is paid through {date}. Invoice: {number}.',
    button: 'Download invoice',
    total: 'Total paid',
    with: 'Paid with',
    card: '{brand} ending in {last4}',
  },
  payment_failed: {
    subject: 'Your payment didn’t go through',
    heading: 'Your payment didn’t go through',
    text: 'We couldn’t charge {amount} for your {plan} plan. Your plan stays active until {date}. To keep it, update your card before then. Nothing you’ve saved will be deleted.',
    button: 'Update my card',
  },
  cancelled: {
    subject: 'Your plan ends on {date}',
    heading: 'Your plan is canceled',
    text: 'Your {plan} plan stays active until {date}, and you won’t be charged again. After that, you can still view and download everything you’ve saved, but you may need a plan to add more.',
    button: 'View my plan',
  },
  ended: {
    subject: 'Your plan has ended',
    heading: 'Your plan has ended',
    text: 'Your {plan} plan has ended, and you won’t be charged again. You can still view and download everything you’ve saved, including photos and milestones.',
    button: 'View plans',
  },
  renewal: {
    subject: 'Your plan renews on {date}',
    heading: 'Your plan renews soon',
    text: 'On {date}, we’ll charge {amount} for your {plan} plan. You don’t need to do anything. You can cancel anytime before then.',
    button: 'View billing',
  },
  footer: 'You’re getting this email because you have a Hearthbook plan.',
} as const
