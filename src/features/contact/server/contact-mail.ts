import { catalogs } from '#server/catalogs.ts'
import { renderMail } from '#server/mail/mail-layout.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import type { contactMail as en } from '../contact-mail.messages.en.ts'
import type { StoredMessage } from './contact.queries.ts'

const messages = await catalogs<typeof en>(import.meta.url, '../contact-mail')

/** The email to the operator, in the language of the form. Replies go to the sender of the message. */
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

/** Confirms a message without repeating any of it, so that the form can't be used to send text to strangers. */
export function writeAcknowledgement({ email, language }: StoredMessage): Mail {
  const { acknowledged } = messages[language]
  const { subject, heading, text, footer } = acknowledged
  return { to: email, subject, ...renderMail({ locale: language, preheader: text, heading, body: [text], footer }) }
}
