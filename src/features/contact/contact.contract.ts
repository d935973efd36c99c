import * as z from 'zod/mini'
import { Email } from '#features/accounts/accounts.schemas.ts'
import { anyone, contract, operation } from '#shared/contract.ts'
import { locales } from '#shared/locales.ts'
import { contactLimits } from './contact.rules.ts'

const line = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^[^\r\n]*$/))

/** A visitor's message to the operator. */
const ContactMessage = z.object({
  name: line(contactLimits.name),
  email: Email.check(z.describe('The address to reply to.')),
  subject: line(contactLimits.subject),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(contactLimits.message)),
  language: z.enum(locales).check(z.describe('Language of the confirmation email.')),
  /** A honeypot. Messages of bots that fill it in are discarded with a normal response. */
  website: z
    .optional(z.string().check(z.maxLength(1_000)))
    .check(z.describe('Leave this field empty. Messages with a value here are discarded.')),
})
export type ContactMessage = z.output<typeof ContactMessage>

export const contactContract = contract({
  sendContactMessage: operation('POST', '/api/contact', {
    access: anyone,
    summary: 'Send a message to the operator',
    description: 'Also accepts HTML form submissions, which return a page.',
    body: ContactMessage,
    problems: ['too_many_requests'],
    form: true,
  }),
})
