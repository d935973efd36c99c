import type { Translation } from '#shared/messages.ts'
import type { mailLayout as en } from './mail-layout.messages.en.ts'

export const mailLayout = {
  linkHint: 'Si el botón no funciona, copia este enlace en tu navegador:',
} satisfies Translation<typeof en>
