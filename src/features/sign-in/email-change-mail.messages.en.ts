/** Emails about a change of address. Never loaded by the browser. */
export const emailChangeMail = {
  greeting: 'Hello,',
  code: {
    subject: 'Confirm your new email address for Hearthbook',
    heading: 'Confirm this email address',
    intro:
      'Someone, probably you, asked to use this address for a Hearthbook account. To confirm, enter this code on the page where you requested the change. It expires in 10 minutes:',
    footer: 'If this wasn’t you, you can ignore this email. Nothing changes without the code.',
  },
  taken: {
    subject: 'This email address already has a Hearthbook account',
    heading: 'This address already has an account',
    intro:
      'Someone, probably you, tried to use this address for another Hearthbook account. It’s already in use, so nothing was changed.',
    advice: 'If this was you, sign in with this address, or choose a different one for the other account.',
    button: 'Sign in to Hearthbook',
    footer: 'If this wasn’t you, you can ignore this email. No one else can use your address.',
  },
  changed: {
    subject: 'Your Hearthbook email address was changed',
    heading: 'Your email address was changed',
    intro: 'Your Hearthbook account’s email address was changed to {email} on {when}.',
    wasYou: 'If this was you, you don’t need to do anything.',
    undo: 'If this wasn’t you, undo the change within 7 days. This signs out every device and removes any sign-in method added since the change.',
    button: 'Undo this change',
    noUndo: 'If this wasn’t you, contact support.',
    footer: 'We send this email whenever an account’s address changes. You can’t turn off security emails.',
  },
  undone: {
    subject: 'Your Hearthbook email address was changed back',
    heading: 'Your email address was changed back',
    intro:
      'Someone used the undo link we sent to your previous email address, so your Hearthbook account uses that address again. Every device was signed out.',
    advice: 'If you didn’t expect this, contact support.',
    footer: 'You’re getting this email because your account used this address.',
  },
} as const
