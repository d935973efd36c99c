/** Texts of email and exports; never loaded by the browser. */
export const ownDataMail = {
  greeting: 'Hi {first_name},',
  greetingWithoutName: 'Hi,',
  ready: {
    subject: 'Your Hearthbook export is ready',
    heading: 'Your data, in one file',
    intro: 'Your export is ready. Download it by {date}. After that, we’ll delete the file.',
    button: 'Download my export',
    footer: 'You’re getting this email because you asked for an export. Only you can download it, after signing in.',
  },
  familyReady: {
    subject: 'Your export of “{family}” is ready',
    heading: 'Your family’s album, in one file',
    intro: 'Your export of “{family}” is ready. Download it by {date}. After that, we’ll delete the file.',
    button: 'View export',
    footer: 'You’re getting this email because you asked for an export. Only you can download it, after signing in.',
  },
  leaving: {
    subject: 'Your Hearthbook account will be deleted',
    heading: 'Your account will be deleted',
    intro:
      'As you asked, we’ll delete your account on {date}. If you change your mind, sign in before then to keep it.',
    button: 'Sign in to keep your account',
    footer: 'Didn’t ask to delete your account? Sign in now to keep it, then review your devices in Account settings.',
  },
  readme:
    'This is your data from Hearthbook.\n\naccount: what we know about you, with one JSON file for each type of data.\nfamilies: your data in each family. “photos” and “answers” contain original photos and your children’s recordings, exactly as they were uploaded. For families you own, this includes everything you can see. For other families, it includes only what you added.\nmissing.txt: a list of any files we couldn’t find. Included only if files are missing.\n',
} as const
