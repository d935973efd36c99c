import type { ActingMember } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { newId } from '#shared/ids.ts'
import { cutText } from '#shared/cut-text.ts'
import { CHILD_NAME_MAX_LENGTH } from '../children.rules.ts'
import { findByName, insertPerson, lockNames } from './people.queries.ts'

/** The people with these names, as another service has them. Those that the family doesn't have yet are added as adults. */
export async function namePeople(
  { tx, family_id, user_id }: ActingMember<'people.edit'>,
  names: readonly string[],
): Promise<string[]> {
  await lockNames(tx, family_id)
  const ids: string[] = []
  for (const name of new Set(names.map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim()))) {
    const known = await findByName(tx, family_id, name)
    ids.push(known ?? (await addNamed(name)))
  }
  return ids

  async function addNamed(name: string): Promise<string> {
    const [first = '', ...rest] = name.split(' ')
    const id = newId()
    const first_name = cutText(first, CHILD_NAME_MAX_LENGTH)
    const last_name = cutText(rest.join(' '), CHILD_NAME_MAX_LENGTH)
    await insertPerson(tx, { id, family_id, added_by: user_id, kind: 'adult', first_name, last_name })
    await recordAudit(tx, { action: 'person.added', family_id, subject_id: id, details: { first_name } })
    await publishToFamily(tx, family_id, { kind: 'people', id })
    return id
  }
}
