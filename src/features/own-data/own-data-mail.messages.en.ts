/** What mails and exports say; the browser never loads it. */
export const ownDataMail = {
  greeting: 'Hi {first_name},',
  greetingWithoutName: 'Hi,',
  ready: {
    subject: 'Your Hearthbook export is ready',
    heading: 'Your data, in one file',
    intro: 'Your export is ready. You can download it until {date}, when we’ll delete the file.',
    button: 'Download my export',
    footer: 'You’re getting this email because you asked for an export. Only you can download it, after signing in.',
  },
  familyReady: {
    subject: 'The export of {family} is ready',
    heading: 'Your whole family, in one file',
    intro: 'The export of {family} is ready. You can download it until {date}, when we’ll delete the file.',
    button: 'View export',
    footer: 'You’re getting this email because you asked for an export. Only you can download it, after signing in.',
  },
  leaving: {
    subject: 'Your Hearthbook account will be deleted',
    heading: 'Your account will be deleted',
    intro:
      'As you asked, we’ll delete your account on {date}. If you change your mind, sign in before then to keep it.',
    button: 'Sign in to keep it',
    footer: 'Didn’t ask for this? Sign in now to keep your account, then review your devices in Account Settings.',
  },
  readme:
    'This is your data from Hearthbook.\n\naccount: what we know about you, with one JSON file for each type of data.\nfamilies: your data in each family. “photos” and “answers” contain original photos and your children’s recordings, byte for byte as they were uploaded. For families you own, that’s everything you can see. For other families, it’s what you added.\nmissing.txt: if it’s here, it lists files we couldn’t find.\n',
} as const
