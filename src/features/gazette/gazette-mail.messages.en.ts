export const gazetteMail = {
  edition: {
    subject: '{family}: your gazette for {month}',
    heading: '{month} with {family}',
    greeting: 'Hello {name},',
    greetingWithoutName: 'Hello,',
    picture: 'A photo from {family}',
    intro: 'Here’s the {family} gazette for {month}: eight pages with photos, milestones, and what’s coming up.',
    attached: 'It’s attached to this email, ready to read or print.',
    linked: 'It’s too large to attach. Open it with this button, and print it from there.',
    button: 'Open the gazette',
    footer:
      'You’re getting this email because you subscribed to the {family} gazette. Unsubscribe with one click: {url}',
    footerOfMember:
      'You’re getting this email because you’re a member of {family} and subscribed to the gazette. Unsubscribe with one click: {url}',
  },
  question: {
    subject: '{adder} would like to send you the {family} gazette',
    heading: 'The {family} gazette, once a month',
    greeting: 'Hello {name},',
    intro: '{adder} would like to send you the {family} gazette by email.',
    what: 'It’s a small family newspaper with photos, milestones, and birthdays, to read or to print. It comes on the first of each month. You don’t need an account, and you can unsubscribe at any time.',
    button: 'Yes, send it to me',
    until:
      'This link works for {days, number} days. If you don’t want the gazette, do nothing: we won’t send you anything else.',
    footer:
      'You’re getting this email because {adder} gave us your address. If you don’t know them, you can ignore this email.',
  },
} as const
