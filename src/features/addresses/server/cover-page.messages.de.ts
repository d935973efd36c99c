import type { Translation } from '#shared/messages.ts'
import type { coverPage as en } from './cover-page.messages.en.ts'

export const coverPage = {
  kept: 'Ein privates Familienalbum auf Hearthbook.',
  members: 'Familienmitglieder melden sich an, um das Album zu öffnen.',
  open: 'Album öffnen',
  nobodyTitle: 'Wir konnten dieses Album nicht finden',
  nobodyText: 'Vielleicht hat sich der Link geändert. Frag die Person, von der du ihn hast, nach einem neuen.',
  home: 'Zu Hearthbook',
} satisfies Translation<typeof en>
