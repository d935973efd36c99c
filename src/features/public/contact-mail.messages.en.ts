export const contactMail = {
  forwarded: {
    subject: 'Message from the contact page:',
    footer: 'Someone sent this from the contact page. Reply to this email to answer them.',
  },
  acknowledged: {
    subject: 'We got your message',
    heading: 'Thanks for your message',
    text: 'We got your message. A person will read it and answer you at this address.',
    footer:
      'You’re getting this email because someone entered your address on our contact page. If that wasn’t you, you can ignore it.',
  },
} as const
