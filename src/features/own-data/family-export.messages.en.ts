export const transfer = {
  export: {
    title: 'Export your family’s album',
    intro:
      'Download one ZIP file with every original, unchanged, plus everything else your family has added. It opens in any browser, even without Hearthbook or an internet connection.',
    start: 'Export album',
    starting: 'Starting…',
    progress: 'Preparing the export',
    waiting: 'Your export will start in a moment. You can leave this page. We’ll email you when it’s ready.',
    running:
      '{done, number} of {total, number} files added. You can leave this page. We’ll email you when your export is ready.',
    listTitle: 'Exports',
    ready: '{size}, available until {date}',
    madeOn: 'Export from {date}',
    download: 'Download',
    downloadNamed: 'Download the export from {date}',
    failed: 'We couldn’t complete this export. Start a new one.',
    failedTitle: 'We couldn’t start the export',
  },
} as const
