/** Emails about a family's own domain. Never loaded by the browser. */
export const domainMail = {
  missing: {
    subject: 'Action needed: a DNS record is missing for {domain}',
    heading: 'Your domain’s record is missing',
    text: 'We couldn’t find the TXT record that verifies {domain} for {family}. Add it again by {date} to keep the domain working.',
  },
  gone: {
    subject: '{domain} no longer opens your album',
    heading: 'Your domain is no longer connected',
    text: 'The TXT record for {domain} has been missing for a week, so we disconnected it from {family}. Nothing in the album has changed. To reconnect the domain, add the record again and verify it in your family settings.',
  },
  button: 'View the record',
  footer: 'You’re getting this email because you added a domain to a family you own.',
} as const
