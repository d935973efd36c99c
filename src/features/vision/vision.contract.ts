import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { member } from '../families/families.rules.ts'

const Vision = z.object({
  /** The operator set up a service. */
  available: z.boolean(),
  /** The host that photos are sent to. */
  sent_to: z.nullable(z.string()),
  allowed: z.boolean(),
  given_at: z.nullable(z.string()),
  given_by: z.nullable(z.string()),
  /** Photos that were looked at, and photos that are waiting. */
  done: z.int(),
  waiting: z.int(),
})
export type Vision = z.output<typeof Vision>

export const visionContract = contract({
  getVision: operation('GET', '/api/families/:family_id/vision', {
    access: member('family.manage'),
    summary: 'Get a family’s setting for finding faces',
    description: 'Includes where photos are sent, and how many were looked at.',
    response: Vision,
  }),
  allowVision: operation('POST', '/api/families/:family_id/vision', {
    access: member('family.manage'),
    summary: 'Turn on finding faces and searching by content',
    description: 'Sends photos that aren’t private to the operator’s service, also those that were added before.',
    response: Vision,
    problems: ['conflict'],
  }),
  endVision: operation('DELETE', '/api/families/:family_id/vision', {
    access: member('family.manage'),
    summary: 'Turn off finding faces and searching by content',
    description: 'Deletes faces, groups, what photos show, and tags that were added automatically, right away.',
    response: Vision,
  }),
})
