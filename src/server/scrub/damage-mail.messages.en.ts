/** Emails about missing and changed originals. Never loaded by the browser. */
export const damageMail = {
  owner: {
    damaged: {
      subject: '{count, plural, one {A file in {family} needs} other {# files in {family} need}} your attention',
      heading: '{count, plural, one {A file needs} other {# files need}} your attention',
      text: 'Hearthbook regularly checks that every photo, video and recording is still exactly what was uploaded. In {family}, {missing, plural, =0 {no file is missing} one {# file is missing} other {# files are missing}}, and {changed, plural, =0 {none has been damaged} one {# is damaged} other {# are damaged}}.',
      footer:
        'You’re getting this email because you own {family}. We’ll remind you once a week until the problem is solved.',
    },
    mended: {
      subject: 'All files in {family} are intact again',
      heading: 'All files are intact again',
      text: 'The last check of {family} found no missing or damaged files. You don’t need to do anything else.',
      footer: 'You’re getting this email because you own {family}.',
    },
    files: 'These files are affected:',
    more: '{count, plural, one {# other file} other {# other files}}',
    kept: 'Hearthbook didn’t delete anything. You may still see these photos in your album, because their smaller versions are separate files.',
    next: 'The backups have no intact copy of these files. If you still have them on a phone or computer, keep them, and tell the person who runs your server: they can put the files back.',
    button: 'Open album',
  },
  admin: {
    damaged: {
      subject: '{count, plural, one {# original needs} other {# originals need}} your attention',
      heading: '{count, plural, one {# original needs} other {# originals need}} your attention',
      text: 'The nightly integrity check found {missing, plural, =0 {no missing originals} one {# missing original} other {# missing originals}} and {changed, plural, =0 {no damaged ones} one {# damaged one} other {# damaged ones}} in {families, plural, one {# family} other {# families}}.',
      footer:
        'You’re getting this email because you’re an administrator. We’ll remind you once a week until the problem is solved.',
    },
    mended: {
      subject: 'All originals are intact again',
      heading: 'All originals are intact again',
      text: 'The last integrity check found no missing or damaged originals. You don’t need to do anything else.',
      footer: 'You’re getting this email because you’re an administrator.',
    },
    files: 'These files are affected:',
    more: '{count, plural, one {# other file} other {# other files}}',
    kept: 'Hearthbook didn’t change or delete anything, and the families’ owners got an email too.',
    next: 'Hearthbook looked for intact copies in BACKUP_TO and found none. If you have these files somewhere else, copy them to the same place: “Integrity checks” in docs/operations.md explains how. They’re checked again every night.',
    button: 'Open admin area',
  },
} as const
