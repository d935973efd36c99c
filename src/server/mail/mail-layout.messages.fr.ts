import type { Translation } from '#shared/messages.ts'
import type { mailLayout as en } from './mail-layout.messages.en.ts'

export const mailLayout = {
  linkHint: 'Si le bouton ne fonctionne pas, copiez ce lien dans votre navigateur :',
} satisfies Translation<typeof en>
