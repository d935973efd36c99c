import { PermanentFailure } from '#server/jobs/jobs.ts'
import { downloadName } from '#server/storage/download-name.ts'
import { cutText } from '#shared/cut-text.ts'

/** A JPEG inside an email, whose HTML shows it as `cid:`, so that nothing is loaded from anywhere. For a page, a WebP. */
export type MailPicture = {
  cid: string
  base64: string
  /** 4:3 instead of a square. */
  isWide?: boolean
  /** What a member wrote about the photo. */
  caption?: string
}
/**
 * Squares of these photos, or for a page their small images, without those that this member can't see. Photos of other days
 * come first, and of two that look alike, only one comes.
 */
export type PicturesOf = (wanted: {
  user_id: string
  family_id: string
  photo_ids: string[]
  limit: number
  asSmallImages?: boolean
  /** The first one is wide. */
  hasWide?: boolean
}) => Promise<MailPicture[]>

/** A file that comes with an email. */
export type MailAttachment = { filename: string; contentType: string; base64: string }

/** An email to one person, as HTML and plain text. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  pictures?: MailPicture[]
  attachments?: MailAttachment[]
  /** Becomes the Message-ID. Unset: a new one for each attempt. */
  id?: string
  /** Where replies go; unset: the operator's support address. */
  replyTo?: string
  headers?: Record<string, string>
}

/** Permanent failure: retrying won't help. Contains no address, since it's logged. */
export class MailRefused extends PermanentFailure {
  constructor(why: string) {
    super(`The email was rejected: ${why}`)
    this.name = 'MailRefused'
  }
}

/** RFC 5321, section 4.5.3.1. */
const MAX_ADDRESS_LENGTH = 254
/** Longer names would make the subject unreadable. */
const MAX_SUBJECT_LENGTH = 200

// Allows none of the characters that separate, group, quote or end addresses: a line break or comma would add a second
// recipient.
// oxlint-disable-next-line no-control-regex
const ONE_ADDRESS = /^[^\s\u0000-\u0020\u007F-\u009F<>()[\]\\,;:"@]+@[^\s\u0000-\u0020\u007F-\u009F<>()[\]\\,;:"@]+$/u
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g

/**
 * The email with a one-line subject and safe names of attachments, after checking that it has exactly one recipient and injects no headers.
 * @throws MailRefused
 */
export function checkedMail(mail: Mail): Mail {
  for (const address of [mail.to, mail.replyTo ?? mail.to])
    if (address.length > MAX_ADDRESS_LENGTH || !ONE_ADDRESS.test(address)) throw new MailRefused('not one address')
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    if (!HEADER_NAME.test(name) || value.search(CONTROLS) >= 0) throw new MailRefused('a header of more than one line')
  }
  return {
    ...mail,
    subject: cutText(mail.subject.toWellFormed().replace(CONTROLS, ' ').trim(), MAX_SUBJECT_LENGTH),
    ...(mail.attachments && { attachments: mail.attachments.map(named) }),
  }
}

/** Names often have those of families and people in them. */
function named({ filename, contentType, base64 }: MailAttachment): MailAttachment {
  return { filename: downloadName(filename, contentType), contentType, base64 }
}
