/** The fields of the contact form, in order. All are required. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** In characters; the limit of addresses is from RFC 5321, section 4.5.3.1. */
export const contactLimits: Record<ContactField, number> = { name: 100, email: 254, subject: 150, message: 5_000 }

/** Stated on the privacy page. */
export const CONTACT_MESSAGES_DAYS = 365
