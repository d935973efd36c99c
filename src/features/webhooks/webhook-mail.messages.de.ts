import type { Translation } from '#shared/messages.ts'
import type { webhookMail as en } from './webhook-mail.messages.en.ts'

export const webhookMail = {
  subject: 'Dein Webhook an {host} ist ausgeschaltet',
  heading: 'Ein Webhook ist ausgeschaltet',
  gone: '{host} hat geantwortet, dass dort keine Ereignisse von „{family}“ mehr erwünscht sind (410 Gone). Deshalb haben wir diesen Webhook ausgeschaltet.',
  failing:
    '{host} nimmt seit einiger Zeit keine Ereignisse von „{family}“ mehr an, obwohl wir es bei jedem einen Tag lang versucht haben. Deshalb haben wir diesen Webhook ausgeschaltet.',
  again:
    'Im Protokoll siehst du, was schiefgegangen ist. Wenn es behoben ist, schalte den Webhook wieder ein und sende die Ereignisse, die du brauchst, noch einmal.',
  button: 'Webhooks ansehen',
  footer: 'Du erhältst diese E-Mail, weil du diese Familie verwaltest.',
} satisfies Translation<typeof en>
