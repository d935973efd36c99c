import type { Translation } from '#shared/messages.ts'
import type { transfer as en } from './family-export.messages.en.ts'

export const transfer = {
  export: {
    title: 'Familienalbum exportieren',
    intro:
      'Du bekommst eine ZIP-Datei mit allen Originalen, unverändert, und allem, was deine Familie dazu festgehalten hat. Sie öffnet sich in jedem Browser, auch ohne Hearthbook und ohne Internet.',
    start: 'Album exportieren',
    starting: 'Wird gestartet …',
    progress: 'Export wird vorbereitet',
    waiting: 'Dein Export beginnt gleich. Du kannst diese Seite verlassen. Wir schreiben dir, wenn er fertig ist.',
    running:
      '{done, number} von {total, number} Dateien hinzugefügt. Du kannst diese Seite verlassen. Wir schreiben dir, wenn dein Export fertig ist.',
    listTitle: 'Exporte',
    ready: '{size}, verfügbar bis {date}',
    madeOn: 'Export vom {date}',
    download: 'Herunterladen',
    downloadNamed: 'Export vom {date} herunterladen',
    failed: 'Dieser Export ist fehlgeschlagen. Starte einen neuen.',
    failedTitle: 'Wir konnten den Export nicht starten',
  },
} satisfies Translation<typeof en>
