/** Sign-in emails. Never loaded by the browser. */
export const mail = {
  greeting: 'Hello {first_name},',
  greetingWithoutName: 'Hello,',
  signIn: {
    subject: 'Sign in to Hearthbook',
    heading: 'Sign in to Hearthbook',
    intro: 'Use this link to sign in to Hearthbook from any browser. It works once and expires in 1 hour.',
    button: 'Sign in to Hearthbook',
    codeIntro: 'Or enter this code on the page where you started signing in. It expires in 10 minutes:',
    footer: 'Didn’t ask to sign in? You can ignore this email. Don’t share its link or code with anyone.',
  },
  signUp: {
    subject: 'Your verification code for Hearthbook',
    heading: 'Your verification code',
    intro: 'Welcome to Hearthbook. Enter this code on the page where you signed up. It expires in 10 minutes:',
    linkIntro: 'Reading this on another device? Continue here. The link works once and expires in 1 hour.',
    button: 'Confirm my address',
    footer: 'Didn’t sign up for Hearthbook? You can ignore this email, and we won’t create an account.',
  },
  newcomer: {
    subject: 'Your code for Hearthbook',
    heading: 'Welcome to Hearthbook',
    intro: 'Enter this code on the page where you entered your email address. It expires in 10 minutes:',
    linkIntro: 'Reading this on another device? Continue here. The link works once and expires in 1 hour.',
    button: 'Continue to Hearthbook',
    footer: 'Didn’t try to sign in to Hearthbook? You can ignore this email, and we won’t create an account.',
  },
  closed: {
    subject: 'Signing in to Hearthbook',
    heading: 'You need an invitation to join',
    intro: 'Someone, probably you, tried to sign in with {email}. There’s no account with this address.',
    advice:
      'If your account uses a different address, sign in with that one. If you’re new, ask someone in your family to invite you.',
    button: 'Go to sign in',
    footer: 'If this wasn’t you, you can ignore this email.',
  },
  proof: {
    subject: 'Your confirmation code for Hearthbook',
    heading: 'Confirm it’s you',
    intro: 'Enter this code in Hearthbook to confirm it’s you. It expires in 10 minutes:',
    footer:
      'If this wasn’t you, someone else may have access to your account. In Account settings, open Security and sign out any devices you don’t recognize.',
  },
  reset: {
    subject: 'Reset your Hearthbook password',
    heading: 'Reset your password',
    intro:
      'Use this link to set a new password. It works once and expires in 1 hour. Setting a new password signs out all your devices and revokes your API keys.',
    button: 'Set a new password',
    footer: 'Didn’t ask to reset your password? You can ignore this email. Your password won’t change.',
  },
  credential: {
    subject: 'Your Hearthbook sign-in settings have changed',
    heading: 'Was this you?',
    subjects: {
      session_new_device: 'New sign-in to your Hearthbook account',
      second_factor_refused: 'Failed sign-in attempt on your Hearthbook account',
    },
    device: 'Device',
    place: 'Place',
    time: 'Time',
    network: 'Internet address {address}',
    ownNetwork: 'Hearthbook’s own network ({address})',
    deviceNamed: '{browser} on {system}',
    deviceUnknown: 'Unknown browser',
    changes: {
      session_new_device: 'Someone signed in to your account on a new device.',
      second_factor_refused: 'Someone tried to sign in to your account and entered three wrong verification codes.',
      password_set: 'A password was added to your account.',
      password_changed: 'Your account’s password was changed.',
      password_reset:
        'Your password was reset with a link sent by email. All devices were signed out, and all API keys were revoked.',
      password_removed: 'Your account’s password was removed.',
      passkey_added: 'A passkey was added to your account.',
      passkey_removed: 'A passkey was removed from your account.',
      second_factor_enabled: 'Two-step verification was turned on.',
      second_factor_disabled: 'Two-step verification was turned off.',
      recovery_codes_made: 'New recovery codes were created. The old ones no longer work.',
      provider_linked: 'A Google or Apple account was connected to yours. It can now be used to sign in.',
      provider_unlinked: 'A Google or Apple account was disconnected from yours. It can no longer be used to sign in.',
      email_changed: 'Your account’s email address was changed to this one. Use it to sign in.',
      email_change_undone: 'Your email address was changed back, and every device was signed out.',
    },
    wasIt: 'If this was you, you don’t need to do anything.',
    advice:
      'If this wasn’t you, open your security settings, sign out any devices you don’t recognize, and set a new password.',
    button: 'Open security settings',
    footer: 'We send this email to protect your account. You can’t turn off security emails.',
  },
  noAccount: {
    subject: 'Signing in to Hearthbook',
    heading: 'You don’t have an account yet',
    intro:
      'Someone, probably you, tried to sign in to Hearthbook with {email}. There’s no account with this address yet.',
    advice:
      'If your account uses a different address, sign in with that one. If you’re new here, you can create an account in about a minute.',
    button: 'Create your account',
    footer: 'If this wasn’t you, you can ignore this email.',
  },
} as const
