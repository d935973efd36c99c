import type { Translation } from '#shared/messages.ts'
import type { shortcuts as en } from './shortcuts.messages.en.ts'

export const shortcuts = {
  title: 'Tastenkürzel',
  anywhere: 'Auf jeder Seite',
  gallery: 'In der Galerie',
  viewer: 'Bei geöffnetem Foto',
  does: {
    search: 'Foto, Person oder Seite finden',
    help: 'Diese Übersicht zeigen',
    move: 'Von Foto zu Foto gehen',
    open: 'Foto öffnen',
    select: 'Foto auswählen',
    range: 'Alles bis zu diesem Foto auswählen',
    larger: 'Größere Vorschaubilder',
    smaller: 'Kleinere Vorschaubilder',
    step: 'Voriges oder nächstes Foto',
    details: 'Details ein- oder ausblenden',
    close: 'Schließen',
  },
  keys: {
    space: 'Leertaste',
    enter: 'Eingabe',
    shift: 'Umschalt',
  },
} satisfies Translation<typeof en>
