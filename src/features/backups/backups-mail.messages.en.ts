/** The email after two days without a backup. Never loaded by the browser. */
export const backupsMail = {
  subject: 'Action needed: no backup since {date}',
  subjectNever: 'Action needed: your photos aren’t backed up',
  heading: 'Your backups need attention',
  last: 'The last complete backup to {address} finished on {date}.',
  never: 'There’s no complete backup in {address} yet.',
  paused: 'Backups are paused. You can resume them in the admin area, under Backups.',
  pausedOwner: 'Backups are paused. The person who runs this server can resume them.',
  notMade: 'No backup was made. Leave the server on overnight, or for at least an hour a day.',
  forOwner: 'If someone else runs this server, forward this email to them.',
  again: 'We’ll remind you once a week until there’s a new backup.',
  button: 'View backups',
  buttonOwner: 'Open family settings',
  footer: 'You’re getting this email because you’re an administrator of this server.',
  footerOwner: 'You’re getting this email because you own a family on this server.',
  noCopy: {
    subject: 'There’s no second copy of your photos',
    heading: 'Your photos are in one place',
    text: 'Your photos and videos are only on one server. If its disk fails, they’re lost.',
    admin:
      'To back them up every night, set BACKUP_TO to a folder on another disk or to a bucket, and restart Hearthbook. “Backups” in docs/operations.md has the details.',
    owner:
      'Ask the person who runs this server to set up backups. Until then, export your family from time to time and store the file somewhere else.',
    again: 'We’ll remind you every three months until backups are set up.',
  },
} as const
