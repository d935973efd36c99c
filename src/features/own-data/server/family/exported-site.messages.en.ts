export const exportedSite = {
  photos: '{count, plural, one {1 photo} other {# photos}}',
  milestones: 'Milestones',
  letters: 'Letters',
  letterFor: 'A letter for {name}',
  sealedBy: 'Sealed by {author} on {date}',
  answers: '{name}’s answers',
  codes: 'Codes in printed books',
  codesHow:
    'Each printed code opens a web address that ends in 12 letters and digits. This list shows what each code plays, even if the address no longer works.',
  back: 'Home',
  empty: 'No photos yet.',
  readme:
    'This is an export of a family’s album from Hearthbook. Open index.html in any browser to view it.\n\nphotos: original photos and videos by date, exactly as they were uploaded.\nanswers: children’s answers and recordings.\ncaptions: audio captions for photos.\nletters: photos and recordings from letters. Files that end in .sealed are encrypted until their letter opens.\ndata: all data as JSON. files.json lists every original with its SHA-256 checksum.\npreviews and site: files used by index.html.\nmissing.txt: a list of any files that couldn’t be found. Included only if files are missing.\n',
} as const
