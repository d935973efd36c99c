export const tips = {
  label: 'Tip',
  read: 'Good to know',
  noMore: 'No more tips',
  off: 'No more tips',
  offText: 'Should you miss them: Preferences, App Behavior.',
  offFailed: 'The tips could not be switched off',
  all: {
    palette: 'Press / on any page to find a photo, a person or a page by name.',
    homeScreen: 'Put Hearthbook on your home screen from your browser’s menu: it then opens like any other app.',
    choosing:
      'In the gallery, press a photo for a moment and draw over others: what you choose can be tagged, shared or downloaded at once.',
    guests:
      'Grandparents need no account: the family’s owner can make them a link of their own in Settings, with large pictures and nothing to learn.',
    digest: 'Would you rather read the news once a week? Preferences has a mail with everything that is new.',
    face: 'Each child can have a picture: choose one of your photos and the part that shows the face.',
    suggestions: 'Choose a child when you add a milestone, and you are reminded of what often happens at that age.',
    everyYear: 'Ask the same ten questions every birthday. The answers stand side by side, year after year.',
    link: 'Whoever finds no mail can come in by the invitation’s link: copy it from Pending Invitations and send it the way you always write.',
    live: 'No need to reload: what your family adds appears here by itself.',
    originals: 'Your photos are kept exactly as they came, byte for byte, and can be taken out again whole.',
  },
} as const
