export const contactMail = {
  forwarded: {
    subject: 'Message from the contact page:',
    footer: 'This message was sent from the contact page. Reply to this email to answer the sender.',
  },
  acknowledged: {
    subject: 'We got your message',
    heading: 'Thanks for your message',
    text: 'We’ll read your message and reply to this email address.',
    footer:
      'You’re getting this email because someone entered your address on our contact page. If that wasn’t you, you can ignore it.',
  },
} as const
