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
      'Press the button and choose a new password. The link works once, for 1 hour. Setting it signs out all your devices.',
    button: 'Set a new password',
    footer:
      'You get this mail because somebody asked for a new password for this address. If it was not you, there is nothing to do: your password stays as it is.',
  },
  credential: {
    subject: 'The way you sign in to Hearthbook has changed',
    heading: 'Was this you?',
    changes: {
      password_set: 'Your account has a password now.',
      password_changed: 'The password of your account was changed.',
      password_reset:
        'The password of your account was set anew with a link from your mail. All devices were signed out.',
      password_removed: 'The password of your account was removed.',
      passkey_added: 'A passkey was added to your account.',
      passkey_removed: 'A passkey was removed from your account.',
      second_factor_enabled: 'The second step of signing in was turned on.',
      second_factor_disabled: 'The second step of signing in was turned off.',
      recovery_codes_made: 'New recovery codes were made. The former ones no longer work.',
      provider_linked: 'An account at Google or Apple can sign in to yours now.',
      provider_unlinked: 'An account at Google or Apple no longer signs in to yours.',
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
    invited: 'An invitation into a family album is waiting for this address. Make an account, and it opens by itself.',
    button: 'Create your account',
    footer: 'If it was not you, there is nothing to do.',
  },
} as const
