import type { Translation } from '#shared/messages.ts'
import type { mailbox as en } from './mailbox.messages.en.ts'

export const mailbox = {
  title: 'Buzón local',
  explanation:
    'No hay un servidor de correo configurado, así que los correos se quedan aquí. Solo el navegador que abrió el enlace mostrado al iniciar puede ver esta página.',
  empty: 'Todavía no hay correos. Los que envíe Hearthbook aparecerán aquí en unos segundos.',
  back: 'Todos los correos',
  to: 'Para',
  from: 'De',
  date: 'Fecha',
  letter: 'Vista previa',
  plainText: 'Texto sin formato',
  usedLink: 'Este enlace ya se usó. Reinicia Hearthbook y abre el enlace nuevo que muestra.',
} satisfies Translation<typeof en>
