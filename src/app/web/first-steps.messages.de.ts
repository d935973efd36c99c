import type { Translation } from '#shared/messages.ts'
import type { firstSteps as en } from './first-steps.messages.en.ts'

export const firstSteps = {
  title: 'Erste Schritte',
  child: 'Kind hinzufügen',
  photos: 'Fotos hinzufügen',
  invite: 'Familie einladen',
  done: 'Erledigt',
  adding: '{total, plural, one {# Foto wird hinzugefügt …} other {# Fotos werden hinzugefügt …}}',
} satisfies Translation<typeof en>
