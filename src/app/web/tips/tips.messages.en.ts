export const tips = {
  label: 'Tip',
  read: 'Got it',
  all: {
    palette: 'Press / on any page to find a photo, person, or page.',
    shortcuts: 'Press ? on any page to see its keyboard shortcuts.',
    homeScreen: 'Add Hearthbook to your home screen from your browser’s menu to open it like any other app.',
    choosing:
      'In the gallery, touch and hold a photo, then drag across others to select them. You can tag, share, or download them together.',
    guests: 'Grandparents don’t need an account. The family’s owner can create a guest link for them in Settings.',
    digest: 'Want a weekly summary? Turn on the email digest in Preferences.',
    face: 'Give each child a profile photo: choose one of your photos and crop it to their face.',
    suggestions: 'When you add a milestone, choose a child to see suggestions for their age.',
    everyYear: 'Ask the same ten questions every birthday, then see the answers side by side, year after year.',
    live: 'No need to refresh. What your family adds appears here automatically.',
    originals: 'Your photos are stored exactly as you uploaded them. You can download the originals anytime.',
  },
} as const
