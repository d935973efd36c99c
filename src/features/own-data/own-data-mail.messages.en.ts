/** What mails and exports say; the browser never loads it. */
export const ownDataMail = {
  greeting: 'Hello {first_name},',
  greetingWithoutName: 'Hello,',
  ready: {
    subject: 'Your Hearthbook export is ready',
    heading: 'Everything that is yours, in one file',
    intro: 'Your export is ready. You can download it until {date}; after that the file is removed.',
    button: 'Download my export',
    footer: 'You get this mail because you asked for an export. Only you can download it, signed in.',
  },
  familyReady: {
    subject: 'The export of {family} is ready',
    heading: 'A whole family, in one file',
    intro: 'The export of {family} is ready. You can download it until {date}; after that the file is removed.',
    button: 'See the export',
    footer: 'You get this mail because you asked for an export. Only you can download it, signed in.',
  },
  leaving: {
    subject: 'Your Hearthbook account will be deleted',
    heading: 'Your account will be deleted',
    intro:
      'As you asked, your account will be deleted on {date}. Until then nothing is lost: sign in, and you can keep it.',
    button: 'Sign in to keep it',
    footer:
      'If you did not ask for this, sign in now and keep your account, then look through your devices in Account Settings.',
  },
  readme:
    'This is everything that is yours in Hearthbook.\n\naccount: what is known of you, one JSON file for each kind of thing.\nfamilies: each family with what is yours in it. In "photos" and "answers" are the originals and the recordings of your children, byte for byte as they were uploaded: of a family that you own all that you may see, of others those that you added.\nmissing.txt, if it is here, names files that could not be found.\n',
} as const
