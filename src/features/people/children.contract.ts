import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { IdempotencyKey } from '#shared/id-schemas.ts'
import { genders, member } from '../families/families.rules.ts'
import { BirthDate } from './children.rules.ts'
import { Person } from './people.contract.ts'
import { AlsoKnownAs, FirstName, LastName } from './people.rules.ts'

const Child = z.object({ ...Person.shape, birth_date: z.string() })
export type Child = z.output<typeof Child>

/** Children are people. Everything else about them is in people.contract.ts. */
export const childrenContract = contract({
  listChildren: operation('GET', '/api/families/:family_id/children', {
    access: member('family.view'),
    summary: 'List a family’s children',
    description: 'Sorted by first name.',
    response: z.object({ children: z.array(Child) }),
  }),
  addChild: operation('POST', '/api/families/:family_id/children', {
    access: member('people.edit'),
    summary: 'Add a child',
    body: z.object({
      once: IdempotencyKey,
      first_name: FirstName,
      last_name: z._default(LastName, ''),
      birth_date: BirthDate.check(z.describe('YYYY-MM-DD. For a child who isn’t born yet, the due date.')),
      gender: z._default(z.enum(genders), 'prefer_not_to_say'),
      also_known_as: z._default(AlsoKnownAs, []).check(z.describe('Other names, which searches find.')),
    }),
    response: Child,
    status: 201,
  }),
})
