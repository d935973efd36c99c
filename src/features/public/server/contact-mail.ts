import { catalogs } from '#server/catalogs.ts'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import type { contactMail as en } from '../contact-mail.messages.en.ts'
import type { StoredMessage } from './contact.queries.ts'

const messages = await catalogs<typeof en>(import.meta.url, '../contact-mail')

/** To the operator, in the language it was written in; an answer goes to whoever wrote it. */
export function writeForwarded({ name, email, subject, message, language }: StoredMessage, to: string): Mail {
  const { forwarded } = messages[language]
  const content = renderMail({
    locale: language,
    preheader: message.slice(0, 120),
    heading: subject,
    body: [{ quote: message, by: `${name} <${email}>` }],
    footer: forwarded.footer,
  })
  return { to, replyTo: email, subject: `${forwarded.subject} ${subject}`, ...content }
}

/** Says that a message came and not a word of it, so that nobody can send words of theirs to others through us. */
export function writeAcknowledgement({ email, language }: StoredMessage): Mail {
  const { acknowledged } = messages[language]
  const { subject, heading, text, footer } = acknowledged
  return { to: email, subject, ...renderMail({ locale: language, preheader: text, heading, body: [text], footer }) }
}
