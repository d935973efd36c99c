/** People besides the family's members. */
export const MAIL_SENDERS_MAX = 50

/** Larger than what mail services send: most stop at 25 MB. */
export const EMAIL_MAX_BYTES = 50 * 1024 ** 2
export const FILES_PER_EMAIL_MAX = 100
/** Of one sender. */
export const EMAILS_PER_HOUR = 60
