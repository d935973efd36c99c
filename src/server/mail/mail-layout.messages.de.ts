import type { Translation } from '#shared/messages.ts'
import type { mailLayout as en } from './mail-layout.messages.en.ts'

export const mailLayout = {
  linkHint: 'Falls der Button nicht funktioniert, kopiere diesen Link in deinen Browser:',
} satisfies Translation<typeof en>
