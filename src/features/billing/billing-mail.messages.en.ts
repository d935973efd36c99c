/** What mails about plans and money say; the browser never loads it. */
export const billingMail = {
  greeting: 'Hello {first_name},',
  greetingWithoutName: 'Hello,',
  sandbox: 'This is a test: no money was moved.',
  receipt: {
    subject: 'Your receipt from Hearthbook',
    heading: 'Thank you',
    text: 'We received {amount} for the {plan} plan. It is paid until {date}. Invoice {number}.',
    button: 'Open billing',
  },
  payment_failed: {
    subject: 'Your payment did not go through',
    heading: 'Your payment did not go through',
    text: 'We could not charge {amount} for the {plan} plan. It goes on until {date}; please look at your card before then. Nothing that you keep here is lost either way.',
    button: 'Look at my card',
  },
  cancelled: {
    subject: 'Your plan ends on {date}',
    heading: 'Your plan is cancelled',
    text: 'The {plan} plan stays yours until {date}, and nothing more is charged. After that everything you have kept stays, and you can look at it and download it. Only adding has the limits of the smaller plan.',
    button: 'Change my mind',
  },
  ended: {
    subject: 'Your plan has ended',
    heading: 'Your plan has ended',
    text: 'The {plan} plan has ended, and nothing more is charged. Everything you have kept stays: photos, milestones and words can be looked at and downloaded as before.',
    button: 'See the plans',
  },
  renewal: {
    subject: 'Your plan is renewed on {date}',
    heading: 'Your plan is renewed soon',
    text: 'On {date} we charge {amount} for the {plan} plan. You need not do anything, and you can cancel until then.',
    button: 'Open billing',
  },
  footer: 'You get this mail because you have a plan with Hearthbook.',
} as const
