import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { Email } from '../accounts/accounts.schemas.ts'
import { member } from '../families/families.rules.ts'
import { MAIL_SENDERS_MAX } from './mail-in.rules.ts'

const Sender = z.object({ id: Id, email: z.string() })
export type MailSender = z.output<typeof Sender>

const Address = z.object({ address: z.string() })

// The address is a secret, so keys that can only read don't see it.
const managed = { access: member('family.manage'), key_scope: 'share' } as const

export const mailInContract = contract({
  getMailAddress: operation('GET', '/api/families/:family_id/mail-address', {
    ...managed,
    has_secret: true,
    summary: 'Get the address for photos by email',
    description:
      'With the people besides members who may send to it, by email address. `is_available` is false if the server doesn’t receive email.',
    response: z.object({
      is_available: z.boolean(),
      address: z.nullable(z.string()),
      senders: z.array(Sender),
    }),
  }),
  replaceMailAddress: operation('PUT', '/api/families/:family_id/mail-address', {
    ...managed,
    has_secret: true,
    summary: 'Create or replace the address for photos by email',
    description: 'An earlier address stops working right away. Not available if the server doesn’t receive email.',
    response: Address,
  }),
  deleteMailAddress: operation('DELETE', '/api/families/:family_id/mail-address', {
    ...managed,
    summary: 'Delete the address for photos by email',
    description: 'It stops working right away. Photos that were sent to it stay.',
  }),
  addMailSender: operation('POST', '/api/families/:family_id/mail-senders', {
    ...managed,
    summary: 'Allow someone to send photos by email',
    description: `For people who aren’t members: their photos are added in the owner’s name. A family can have ${MAIL_SENDERS_MAX}.`,
    body: z.object({ email: Email.check(z.describe('The address that they send from.')) }),
    response: Sender,
    status: 201,
    problems: ['too_many'],
  }),
  removeMailSender: operation('DELETE', '/api/families/:family_id/mail-senders/:sender_id', {
    ...managed,
    summary: 'Stop accepting someone’s email',
    description: 'Photos that they sent stay.',
  }),
})
