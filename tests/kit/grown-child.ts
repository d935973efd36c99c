import { childrenContract } from '#features/people/children.contract.ts'
import { memberWhoCan } from './families.ts'
import type { Fixture } from './fixture.ts'
import type { Person } from './people.ts'
import { seedPhoto, type PhotoOptions } from './photos.ts'

type InFamily = { family_id: string }

/** The day on which someone who is this old today was born, YYYY-MM-DD. */
export function bornYearsAgo(years: number): string {
  const day = new Date()
  return `${day.getUTCFullYear() - years}-01-01`
}

/** A child of the family who is the person with this account, and no one else in it. */
export async function becomesChild(
  editor: Person,
  { family_id }: InFamily,
  account: Person,
  { birth_date = bornYearsAgo(19), first_name = 'Alma' } = {},
): Promise<string> {
  const { id } = await editor.call(childrenContract.addChild, { family_id, first_name, birth_date })
  await editor.server.sql('update people set user_id = null where family_id = $1 and user_id = $2', [
    family_id,
    account.user_id,
  ])
  await editor.server.sql('update people set user_id = $1 where id = $2', [account.user_id, id])
  return id
}

/** A grown child who is the caller if they're in the family, and the editor otherwise. */
export async function grownCaller(fixture: Fixture, caller: Person) {
  const { family_id, editor } = fixture
  const child = memberWhoCan('family.view', fixture, caller)
  return { family_id, child, person_id: await becomesChild(editor, fixture, child) }
}

/** A photo of these people. */
export async function shotOf(
  by: Person,
  { family_id }: InFamily,
  person_ids: string[],
  options: PhotoOptions = {},
): Promise<string> {
  const photo_id = await seedPhoto(by, { family_id }, options)
  await by.server.sql('insert into photo_people (family_id, photo_id, person_id) select $1, $2, unnest($3::uuid[])', [
    family_id,
    photo_id,
    person_ids,
  ])
  return photo_id
}
