import type { Operation } from '#shared/contract.ts'
import { fieldsOf, type Input } from './requests.ts'
import type { Fixture } from './fixture.ts'

/** Every ID of a test family. */
type Ids = Pick<Fixture, Extract<keyof Fixture, `${string}_id`>>

/** ID fields that aren't called like the ID in the fixture that they get, such as `photo_id` for `cover_photo_id`. */
const otherNames: Record<string, keyof Ids> = {
  device_id: 'key_id',
  file_ids: 'letter_file_id',
  user_ids: 'account_id',
  contributor_ids: 'account_id',
  parent_id: 'comment_id',
  subject_id: 'photo_id',
  subject_ids: 'photo_id',
  ids: 'upload_id',
  person_id: 'child_id',
  into_person_id: 'child_id',
  person_ids: 'child_id',
  add_person_ids: 'child_id',
  remove_person_ids: 'child_id',
  parent_ids: 'child_id',
  partner_ids: 'child_id',
  // A group of similar photos has the ID of one of them, and so do the test's faces and their groups.
  group_id: 'photo_id',
  into_group_id: 'photo_id',
  face_ids: 'photo_id',
  item_id: 'photo_id',
}

/** The ID fields of an operation, each with a function that fills it from other IDs. */
export function citations({ params, query, body }: Operation): { name: string; of(ids: Ids): Input }[] {
  const inUrl = [params, query].flatMap((schema) => Object.keys(fieldsOf(schema)))
  const names = [...inUrl, ...Object.keys(fieldsOf(body))].filter((name) => /(^|_)ids?$/.test(name))
  return names.map((name) => ({
    name,
    of(ids) {
      const id = idFor(name, ids)
      return { [name]: name.endsWith('s') && !inUrl.includes(name) ? [id] : id }
    },
  }))
}

function idFor(name: string, ids: Ids): string {
  // Job IDs are numbers and don't belong to families.
  if (name === 'job_id') return '987654321'
  const one = name.replace(/s$/, '')
  const known = Object.keys(ids) as (keyof Ids)[]
  const called = otherNames[name] ?? known.find((id) => id === one) ?? known.find((id) => one.endsWith(`_${id}`))
  if (!called) throw new Error(`tests/kit/fixture.ts has no ID for ${name}`)
  return ids[called]
}

/** IDs that don't exist, in place of those of the fixture. */
export function absentIds(fixture: Fixture): Ids {
  const names = Object.keys(fixture).filter((name) => name.endsWith('_id'))
  return Object.fromEntries(names.map((name) => [name, crypto.randomUUID()])) as Ids
}
