export const fileCheck = {
  title: 'Free up space',
  intro: 'Before you delete photos and videos from a device, check which of them are safe here.',
  back: 'Upload',
  again: 'Check other files',
  privacy: 'Nothing is uploaded. Your browser only compares your files with those here.',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  nothing: 'There are no files to check',
  failed: 'We couldn’t check your files',
  hashing: {
    title: 'Reading your files…',
    progress: '{done, number} of {total, plural, one {# file} other {# files}}, {size} in total',
    stop: 'Stop',
  },
  headline:
    '{safe, number} of {total, plural, one {# file} other {# files}} {safe, plural, one {is} other {are}} safe here',
  allSafe:
    'Everything you chose is stored here, was found intact, and is in a backup. You can delete it from your device.',
  noneSafe: 'Don’t delete any of them from your device yet.',
  someSafe: 'Delete only the safe files from your device. Keep the others for now.',
  stopped: 'You stopped early, so we checked {total, number} of {chosen, plural, one {# file} other {# files}}.',
  noBackups: {
    title: 'There’s no second copy',
    text: 'Everything here is on one computer. If its disk fails, it’s all lost, so no file counts as safe. Keep your copies.',
  },
  firstBackup: {
    title: 'There’s no backup yet',
    text: 'The first backup isn’t complete yet, so no file counts as safe. Check again tomorrow.',
  },
  checkAgain: 'Check again',
  checking: 'Checking…',
  receipt: {
    save: 'Save this list',
    title: 'Which files are safe to delete',
    made: '{family} on {server}, {date}, {time}',
    means:
      'A file is safe if its exact bytes are stored here, were found intact, and are in a complete backup. Each file is listed with its SHA-256 checksum.',
  },
  facts: {
    checked: 'Found intact on {date}',
    damaged: 'Found damaged on {date}',
    notChecked: 'Not checked yet',
    backedUp: 'In the backup of {date}',
    notBackedUp: 'Not in a backup',
  },
  groups: {
    safe: {
      title: '{count, plural, one {# file is} other {# files are}} safe',
      text: 'Stored here, found intact, and in a backup.',
    },
    stored: {
      title: '{count, plural, one {# file is} other {# files are}} stored, but not safe yet',
      text: 'Stored here, but not checked yet or not in a backup yet.',
    },
    damaged: {
      title: '{count, plural, one {# file is} other {# files are}} damaged here',
      text: 'The stored copy is damaged or missing. Keep yours. If you upload it again, it replaces the damaged one.',
    },
    deleted: {
      title: '{count, plural, one {# file is} other {# files are}} in Recently deleted',
      text: 'Files in Recently deleted will be deleted permanently, so they don’t count as safe.',
    },
    not_here: {
      title: '{count, plural, one {# file isn’t} other {# files aren’t}} here',
      text: 'Not among the photos and videos that you can see in this family.',
    },
    unreadable: {
      title: 'We couldn’t read {count, plural, one {# file} other {# files}}',
      text: 'Files that were moved or changed since you chose them, or that are only in the cloud, can’t be checked. Choose them again.',
    },
    converted:
      'iPhones can give the browser a converted copy, such as a JPEG of a HEIC photo. The original may still be here.',
    show: 'Show files',
    open: 'Open',
    openNamed: 'Open {name}',
    upload: 'Upload {count, plural, one {# file} other {# files}}',
    uploading: 'Uploading. Check again when it’s done.',
  },
} as const
