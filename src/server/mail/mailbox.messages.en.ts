/** The local mailbox, used without an SMTP server. */
export const mailbox = {
  title: 'Local mailbox',
  explanation:
    'No mail server is set up, so emails stay here. Only the browser that opened the link printed at startup can see this page.',
  empty: 'No emails yet. Emails that Hearthbook sends appear here within seconds.',
  back: 'All emails',
  to: 'To',
  from: 'From',
  date: 'Date',
  letter: 'Preview',
  plainText: 'Plain text',
  usedLink: 'This link was already used. Restart Hearthbook and open the new link it prints.',
} as const
