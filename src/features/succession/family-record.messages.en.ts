/** The page to print. Never loaded by the browser. */
export const familyRecord = {
  title: 'Family record',
  made: '{family} · {date}',
  intro:
    'What Hearthbook stores for {family} as of today. Put this page with your important papers, and print a new one each year.',
  kept: 'What you have',
  originals:
    '{photos, plural, one {# photo} other {# photos}} and {videos, plural, one {# video} other {# videos}}, {size}.',
  others:
    '{people, plural, one {# person} other {# people}}, {milestones, plural, one {# milestone} other {# milestones}}, {answers, plural, one {# answer} other {# answers}}, {albums, plural, one {# album} other {# albums}}, and {books, plural, one {# book} other {# books}}.',
  where: 'Where it is',
  owner: 'Owner: {name}',
  trusted: 'Can take over: {names}',
  noOne: 'No one can take over yet. The owner can choose someone in the family settings.',
  without: 'Without Hearthbook',
  steps: {
    save: 'While Hearthbook is still running, export the album in the family settings, and store the ZIP file on a drive outside your home.',
    open: 'Unpack the ZIP file and open index.html in any browser. You need neither Hearthbook nor an internet connection.',
    check:
      'To check that a year is complete and unchanged, open its folder under photos in a terminal and run this. It prints the checksum below.',
  },
  mac: 'On a Mac, type “shasum -a 256” instead of “sha256sum”, both times.',
  years: 'Originals by year',
  year: 'Year',
  photos: 'Photos',
  videos: 'Videos',
  checksum: 'Checksum (SHA-256)',
} as const
