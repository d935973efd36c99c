export const contactMail = {
  forwarded: {
    subject: 'Message from the contact page:',
    footer: 'Somebody wrote this on the contact page. Answering this mail writes to them.',
  },
  acknowledged: {
    subject: 'Your message has arrived',
    heading: 'Thank you for writing',
    text: 'Your message has arrived. A person reads it and answers to this address.',
    footer:
      'You get this mail because your address was given on our contact page. If it was not you, there is nothing to do.',
  },
} as const
