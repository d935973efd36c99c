import type { Translation } from '#shared/messages.ts'
import type { mailbox as en } from './mailbox.messages.en.ts'

export const mailbox = {
  title: 'Buzón local',
  explanation:
    'No hay un servidor de correo configurado, así que los correos se quedan aquí. Solo los navegadores que abrieron un enlace a esta página pueden verla.',
  empty: 'Todavía no hay correos. Los que envíe Hearthbook aparecerán aquí en unos segundos.',
  back: 'Todos los correos',
  to: 'Para',
  from: 'De',
  date: 'Fecha',
  letter: 'Vista previa',
  plainText: 'Texto sin formato',
  anotherBrowser: 'Abrir en otro dispositivo',
  anotherBrowserText: 'Escanea el código o abre el enlace en otro navegador en los próximos 10 minutos.',
  expiredLink:
    'Este enlace venció. Elige «Abrir en otro dispositivo» donde esta página esté abierta, o reinicia Hearthbook y abre el enlace nuevo que muestra.',
} satisfies Translation<typeof en>
