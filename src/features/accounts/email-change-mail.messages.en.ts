/** The emails of a change of address; the browser never loads them. */
export const emailChangeMail = {
  greeting: 'Hello,',
  code: {
    subject: 'Confirm your new email address for Hearthbook',
    heading: 'Confirm this email address',
    intro:
      'Someone, probably you, wants to use this address for their Hearthbook account. Enter this code where you asked for the change. It works for 10 minutes:',
    footer: 'If it wasn’t you, you can ignore this email. Nothing changes without the code.',
  },
  taken: {
    subject: 'This email address already has a Hearthbook account',
    heading: 'This address already has an account',
    intro:
      'Someone, probably you, tried to use this address for another Hearthbook account. It already belongs to an account, so nothing was changed.',
    advice: 'If it was you, sign in with this address, or choose a different one for the other account.',
    button: 'Sign in to Hearthbook',
    footer: 'If it wasn’t you, you can ignore this email. No one else can use your address.',
  },
  changed: {
    subject: 'Your Hearthbook email address was changed',
    heading: 'Your email address was changed',
    intro: 'The email address of your Hearthbook account was changed to {email} on {when}.',
    wasYou: 'If it was you, there’s nothing to do.',
    undo: 'If it wasn’t you, undo the change within 7 days. This signs out every device and removes every way to sign in that was added since.',
    button: 'Undo this change',
    noUndo: 'If it wasn’t you, contact support.',
    footer: 'We always send this email when the address of an account changes. It can’t be turned off.',
  },
  undone: {
    subject: 'Your Hearthbook email address was changed back',
    heading: 'The change of address was undone',
    intro:
      'Your Hearthbook account uses its earlier email address again, because someone undid the change with the link we sent there. Every device was signed out.',
    advice: 'If this is a surprise, contact support.',
    footer: 'You’re getting this email because the account used this address.',
  },
} as const
