/** A letter to one person, in both forms. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Whom an answer goes to; unset: the operator's support. */
  replyTo?: string
  headers?: Record<string, string>
}

/** The mail can never be delivered as it is; sending it again is in vain. Names no address, since it is logged. */
export class MailRefused extends Error {
  constructor(why: string) {
    super(`The email was rejected: ${why}`)
    this.name = 'MailRefused'
  }
}

/** RFC 5321, section 4.5.3.1. */
const MAX_ADDRESS_LENGTH = 254
/** A name of ten kilobytes in a subject helps nobody. */
const MAX_SUBJECT_LENGTH = 200

// What separates, groups, quotes or ends addresses is nowhere in one: a line break or comma would make a second recipient.
// oxlint-disable-next-line no-control-regex
const ONE_ADDRESS = /^[^\s\u0000-\u0020\u007F-\u009F<>()[\]\\,;:"@]+@[^\s\u0000-\u0020\u007F-\u009F<>()[\]\\,;:"@]+$/u
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g

/**
 * The mail with a subject of one line, once it is sure that it goes to one address and adds no header by a trick.
 * @throws MailRefused
 */
export function checkedMail(mail: Mail): Mail {
  for (const address of [mail.to, mail.replyTo ?? mail.to])
    if (address.length > MAX_ADDRESS_LENGTH || !ONE_ADDRESS.test(address)) throw new MailRefused('not one address')
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    if (!HEADER_NAME.test(name) || value.search(CONTROLS) >= 0) throw new MailRefused('a header of more than one line')
  }
  return { ...mail, subject: mail.subject.replace(CONTROLS, ' ').trim().slice(0, MAX_SUBJECT_LENGTH).toWellFormed() }
}
