/** What the contact form asks for, in its order. All of it is required. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** In characters; an address by RFC 5321, section 4.5.3.1. */
export const contactLimits: Record<ContactField, number> = { name: 100, email: 254, subject: 150, message: 5_000 }

/** The privacy page says so. */
export const CONTACT_MESSAGES_DAYS = 365
