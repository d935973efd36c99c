/** What mails about a family's own domain say; the browser never loads it. */
export const domainMail = {
  missing: {
    subject: 'Something is missing at {domain}',
    heading: 'The record of your domain is gone',
    text: 'The TXT record that shows that {domain} belongs to {family} is not there any more. Until {date} the domain goes on leading to your album’s cover; put the record back by then, and nothing changes.',
  },
  gone: {
    subject: '{domain} leads to your album no more',
    heading: 'Your domain leads here no more',
    text: 'The TXT record of {domain} has been missing for a week, so the domain leads to the album of {family} no more. Everything in the album is as it was; put the record back and prove the domain again whenever you like.',
  },
  button: 'See the record',
  footer: 'You get this mail because you own this family and named a domain for it.',
} as const
