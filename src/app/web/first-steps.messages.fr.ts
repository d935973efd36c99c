import type { Translation } from '#shared/messages.ts'
import type { firstSteps as en } from './first-steps.messages.en.ts'

export const firstSteps = {
  title: 'Premiers pas',
  child: 'Ajouter votre enfant',
  photos: 'Ajouter des photos',
  invite: 'Inviter la famille',
  done: 'Fait',
  adding: '{total, plural, one {Ajout de # photo…} other {Ajout de # photos…}}',
} satisfies Translation<typeof en>
