import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { locales } from '#shared/locales.ts'
import { member } from '../families/families.rules.ts'
import { absenceMonths, OBJECTION_DAYS, REMINDER_DAYS, REMINDERS, TRUSTED_MAX } from './succession.rules.ts'

const AbsenceMonths = z
  .literal(absenceMonths)
  .check(z.describe('After how many months without the owner the reminders begin.'))

const Succession = z.object({
  /** The server can send email, so reminders and requests reach people outside of Hearthbook. */
  sends_email: z.boolean(),
  /** The user IDs of trusted members, in the order in which they were added. */
  user_ids: z.array(Id),
  /** The rest is for the owner and trusted members; others get null. */
  after_months: z.nullable(AbsenceMonths),
  /** How many reminders the owner didn't answer yet. */
  reminders: z.nullable(z.int()),
  /** The caller may ask to take over. */
  may_request: z.boolean(),
  request: z.nullable(z.object({ user_id: Id, requested_at: z.string(), ends_at: z.string() })),
})
export type Succession = z.output<typeof Succession>
export type FoundSuccession = Omit<Succession, 'sends_email'>

export const successionContract = contract({
  getSuccession: operation('GET', '/api/families/:family_id/succession', {
    access: member('family.view'),
    summary: 'Get who may take over a family',
    description:
      'Includes whether someone asked to. Only the owner and trusted members see more than the list of trusted members.',
    response: Succession,
  }),
  saveSuccession: operation('PUT', '/api/families/:family_id/succession', {
    access: member('family.manage'),
    fresh: true,
    summary: 'Choose who may take over a family',
    description: `When the owner hasn’t opened Hearthbook for the months, they get ${REMINDERS} reminders by email, one every ${REMINDER_DAYS} days. After that, trusted members may ask to take over. Someone who is no longer trusted loses a request, too.`,
    body: z.object({
      user_ids: z.array(Id).check(
        z.maxLength(TRUSTED_MAX),
        z.refine((ids) => new Set(ids).size === ids.length),
        z.describe('User IDs of members. Empty to turn it off.'),
      ),
      after_months: AbsenceMonths,
    }),
    response: Succession,
  }),
  requestTakeover: operation('POST', '/api/families/:family_id/takeover', {
    access: member('family.leave'),
    fresh: true,
    summary: 'Ask to take over a family',
    description: `For trusted members, once the owner didn’t answer the reminders. The owner and the other trusted member have ${OBJECTION_DAYS} days to object; then the family is the caller’s, and the owner becomes an editor.`,
    response: Succession,
    problems: ['conflict'],
  }),
  cancelTakeover: operation('DELETE', '/api/families/:family_id/takeover', {
    access: member('family.view'),
    summary: 'Object to a takeover',
    description:
      'For the owner, the other trusted member, and the one who asked. The reminders start again before anyone can ask.',
    response: Succession,
    problems: ['conflict'],
  }),
  createFamilyRecord: operation('POST', '/api/families/:family_id/record', {
    access: member('family.manage'),
    summary: 'Create a family record',
    description:
      'A page to print: what the family has on this day, with a checksum for each year’s originals, and how to open an export without Hearthbook. Counts what the caller can see.',
    body: z.object({ language: z.enum(locales) }),
    response: z.object({ filename: z.string(), pdf: z.string().check(z.describe('In Base64.')) }),
  }),
})
