export const transfer = {
  export: {
    title: 'Take the family along',
    intro:
      'One ZIP file with every original, byte for byte, and everything that was said about them. It opens like a small website on any computer, without Hearthbook and without the internet.',
    start: 'Export this family',
    starting: 'Starting...',
    progress: 'Packing the family',
    waiting: 'The export begins in a moment. You may leave this page; we send a mail when it is ready.',
    running:
      'Packing {done, number} of {total, number} files. You may leave this page; we send a mail when it is ready.',
    listTitle: 'Exports',
    ready: '{size}, ready until {date}',
    madeOn: 'Export of {date}',
    download: 'Download',
    downloadNamed: 'Download the export of {date}',
    failed: 'This one could not be finished. Please start another.',
    failedTitle: 'The export could not begin',
  },
} as const
