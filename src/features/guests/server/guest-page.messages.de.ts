import type { Translation } from '#shared/messages.ts'
import type { guestPage as en } from './guest-page.messages.en.ts'

export const guestPage = {
  title: 'Fotos von {family}',
  hello: 'Für {name}',
  newer: 'Neuere',
  older: 'Ältere',
  newest: 'Zurück zu den neuesten',
  heart: 'Ein Herz senden',
  hearted: 'Du hast ein Herz gesendet',
  heartFailed: 'Wir konnten dein Herz nicht senden. Versuche es noch einmal.',
  taken: 'Aufgenommen am {date}',
  added: 'Hinzugefügt am {date}',
  moment: '{name}, {date}',
  answered: '{name} hat am {date} geantwortet',
  picture: 'Ein Foto',
  voice: 'Sprachnotiz anhören',
  film: 'Ein Video',
  filmMissing: 'Dieses Video können wir hier nicht abspielen. Bitte deine Familie, es dir zu zeigen.',
  emptyTitle: 'Hier ist noch nichts',
  emptyText: 'Wenn deine Familie ein Foto oder einen Meilenstein teilt, siehst du es hier.',
  opening: 'Deine Fotos werden geöffnet …',
  closedTitle: 'Öffne deinen Link noch einmal',
  closedText:
    'Um diese Fotos zu sehen, öffne den Link, den dir deine Familie geschickt hat. Falls er nicht mehr gilt, bitte sie um einen neuen.',
} satisfies Translation<typeof en>
