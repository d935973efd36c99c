/** The sentences of mails about signing in; the browser never loads them. */
export const mail = {
  greeting: 'Hello {first_name},',
  greetingWithoutName: 'Hello,',
  signIn: {
    subject: 'Your magic link for Hearthbook',
    heading: 'Your magic link',
    intro: 'Sign in to Hearthbook with one press. The link works once, in any browser, for 1 hour.',
    button: 'Sign in to Hearthbook',
    codeIntro: 'Or type this code where you asked to sign in. It works for 10 minutes:',
    footer:
      'You get this mail because somebody asked to sign in with this address. If it was not you, there is nothing to do: nobody gets in without this mail.',
  },
  signUp: {
    subject: 'Your verification code for Hearthbook',
    heading: 'Your verification code',
    intro: 'Welcome to Hearthbook. Type this code where you signed up. It works for 10 minutes:',
    linkIntro: 'Reading this on another device? Then finish here. The link works once, for 1 hour.',
    button: 'Confirm my address',
    footer:
      'You get this mail because somebody signed up with this address. If it was not you, there is nothing to do: no account is made without this mail.',
  },
  newcomer: {
    subject: 'Your code for Hearthbook',
    heading: 'Welcome to Hearthbook',
    intro: 'Type this code where you entered your email address. It works for 10 minutes:',
    linkIntro: 'Reading this on another device? Continue here. The link works once, for 1 hour.',
    button: 'Continue to Hearthbook',
    footer: 'Didn’t enter your address in Hearthbook? You can ignore this email; no account is created without it.',
  },
  closed: {
    subject: 'Signing in to Hearthbook',
    heading: 'This Hearthbook is by invitation only',
    intro: 'Someone, probably you, tried to sign in with {email}. There’s no account with this address.',
    advice:
      'If your account has a different address, sign in with that one. If you’re new, ask someone in your family to invite you.',
    button: 'Go to sign in',
    footer: 'If it wasn’t you, you can ignore this email.',
  },
  proof: {
    subject: 'Your confirmation code for Hearthbook',
    heading: 'Is it you?',
    intro:
      'You are about to do something important in Hearthbook. Type this code there to confirm that it is you. It works for 10 minutes:',
    footer:
      'If it was not you, somebody else is signed in with your account. Open Account Settings, then Security, and sign out the devices that you do not know.',
  },
  reset: {
    subject: 'Set a new password for Hearthbook',
    heading: 'A new password',
    intro:
      'Press the button and choose a new password. The link works once, for 1 hour. This signs out all your devices and revokes your API keys.',
    button: 'Set a new password',
    footer:
      'You get this mail because somebody asked for a new password for this address. If it was not you, there is nothing to do: your password stays as it is.',
  },
  credential: {
    subject: 'The way you sign in to Hearthbook has changed',
    heading: 'Was this you?',
    subjects: {
      session_new_device: 'New sign-in to your Hearthbook account',
      second_factor_refused: 'Wrong codes for your Hearthbook account',
    },
    device: '{name}, {address}, {time}',
    deviceNamed: '{browser} on {system}',
    deviceUnknown: 'unknown device',
    changes: {
      session_new_device: 'Someone signed in to your account on a new device: {device}.',
      second_factor_refused:
        'Someone got past the first step of signing in to your account, and then entered three wrong codes: {device}.',
      password_set: 'Your account has a password now.',
      password_changed: 'The password of your account was changed.',
      password_reset:
        'Your password was reset with a link from an email. All devices were signed out, and all API keys were revoked.',
      password_removed: 'The password of your account was removed.',
      passkey_added: 'A passkey was added to your account.',
      passkey_removed: 'A passkey was removed from your account.',
      second_factor_enabled: 'The second step of signing in was turned on.',
      second_factor_disabled: 'The second step of signing in was turned off.',
      recovery_codes_made: 'New recovery codes were made. The former ones no longer work.',
      provider_linked: 'An account at Google or Apple can sign in to yours now.',
      provider_unlinked: 'An account at Google or Apple no longer signs in to yours.',
      email_changed: 'The email address of your account was changed. From now on you sign in with this one.',
      email_change_undone: 'The change of your email address was undone, and every device was signed out.',
    },
    wasIt: 'If it was you, there is nothing to do.',
    advice:
      'If it was not you, open your security settings, sign out the devices that you do not know, and set a new password.',
    button: 'Open security settings',
    footer: 'We always send this mail when a way to sign in changes. It cannot be turned off.',
  },
  noAccount: {
    subject: 'Signing in to Hearthbook',
    heading: 'No account here yet',
    intro:
      'Somebody, probably you, asked to sign in to Hearthbook with {email}. There is no account with this address yet.',
    advice: 'Perhaps your account has another address. If you are new here, make one; it takes a minute.',
    button: 'Create your account',
    footer: 'If it was not you, there is nothing to do.',
  },
} as const
