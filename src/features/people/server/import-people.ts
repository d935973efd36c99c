import * as z from 'zod/mini'
import { may } from '#features/families/server/may.ts'
import type { ActingMember } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { fullName } from '#shared/full-name.ts'
import { Id } from '#shared/id-schemas.ts'
import { newId } from '#shared/ids.ts'
import { Moment } from '#shared/time-schemas.ts'
import { childrenContract } from '../children.contract.ts'
import { personKinds } from '../people.rules.ts'
import { chooseAvatar, selectImageSize } from './avatars.queries.ts'
import { makeAvatarJob } from './people.jobs.ts'
import { insertPerson, selectPeople } from './people.queries.ts'

const { once: _once, birth_date, ...described } = childrenContract.addChild.body.shape

/** A person in a family export; a child in exports from before there were people. */
export const ImportedPerson = z
  .object({
    ...described,
    id: Id,
    created_at: Moment,
    kind: z._default(z.enum(personKinds), 'child'),
    birth_date: z.nullable(birth_date),
    user_id: z.optional(z.nullable(Id)),
    avatar_photo_id: z.nullable(Id),
    avatar_square: z.nullable(z.object({ x: z.int(), y: z.int(), size: z.int() })),
  })
  .check(z.refine(({ kind, birth_date: born }) => kind !== 'child' || born !== null))
export type ImportedPerson = z.output<typeof ImportedPerson>

/**
 * Imports people whose kind, name and birthday the family doesn't have yet. `accounts` are this family's members by their IDs
 * in the export. Returns the IDs here by their IDs in the export.
 */
export async function importPeople(
  editor: ActingMember<'people.edit'>,
  people: readonly ImportedPerson[],
  accounts: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const { tx, family_id, user_id: added_by, role } = editor
  const known: Known[] = await selectPeople(tx, family_id)
  const here = new Map<string, string>()
  for (const { id: there, avatar_photo_id: _photo, avatar_square: _square, user_id: account, ...person } of people) {
    // As when people are edited: only the owner says which account is a child's.
    const isLinked = person.kind !== 'child' || may(role, 'members.manage')
    const user_id = (isLinked && account && accounts.get(account)) || null
    const same = known.find((one) => (user_id && one.user_id === user_id) || isSame(one, person))
    const id = same?.id ?? newId()
    here.set(there, id)
    if (same) continue
    known.push({ id, user_id, ...person })
    await insertPerson(tx, { id, family_id, added_by, user_id, ...person })
    const details = { first_name: person.first_name }
    await recordAudit(tx, { action: 'person.added', family_id, subject_id: id, details })
    await publishToFamily(tx, family_id, { kind: 'people', id })
  }
  return here
}

/** Imports avatars for people who have none here, once the photo has been imported. */
export async function importAvatars(
  { tx, family_id }: ActingMember<'people.edit'>,
  people: readonly ImportedPerson[],
  here: { people: ReadonlyMap<string, string>; photos: ReadonlyMap<string, string> },
): Promise<void> {
  const known = new Map((await selectPeople(tx, family_id)).map((person) => [person.id, person]))
  for (const { id, avatar_photo_id, avatar_square: square } of people) {
    const person_id = here.people.get(id)
    const photo_id = avatar_photo_id && here.photos.get(avatar_photo_id)
    if (!person_id || !photo_id || !square || known.get(person_id)?.avatar_photo_id !== null) continue
    const image = await selectImageSize(tx, family_id, photo_id)
    const { x, y, size } = square
    if (!image || size < 1 || Math.min(x, y) < 0 || x + size > image.width || y + size > image.height) continue
    await chooseAvatar(tx, family_id, person_id, { photo_id, square })
    await addJob(tx, makeAvatarJob, { family_id, child_id: person_id })
  }
}

type Known = Pick<ImportedPerson, 'id' | 'kind' | 'first_name' | 'last_name' | 'birth_date'> & {
  user_id: string | null
}

function isSame(one: Known, other: Omit<Known, 'id' | 'user_id'>): boolean {
  return one.kind === other.kind && one.birth_date === other.birth_date && nameOf(one) === nameOf(other)
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return fullName({ first_name, last_name }).normalize('NFKC').toLowerCase()
}
