/** The local mailbox, used without an SMTP server. */
export const mailbox = {
  title: 'Local mailbox',
  explanation:
    'No mail server is set up, so emails stay here. Only browsers that opened a link to this page can see it.',
  empty: 'No emails yet. Emails that Hearthbook sends appear here within seconds.',
  back: 'All emails',
  to: 'To',
  from: 'From',
  date: 'Date',
  letter: 'Preview',
  plainText: 'Plain text',
  anotherBrowser: 'Open on another device',
  anotherBrowserText: 'Scan the code, or open the link in another browser within 10 minutes.',
  expiredLink:
    'This link has expired. Choose “Open on another device” where this page is open, or restart Hearthbook and open the new link it prints.',
} as const
