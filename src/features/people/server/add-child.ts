import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import type { Child, childrenContract } from '../children.contract.ts'
import { addOnce } from './add-person.ts'

/** Adds a child. Requests with the same `once` add only one. */
export async function addChild(
  editor: Member<'people.edit'>,
  { once, first_name, last_name, birth_date, gender, also_known_as }: InputOf<typeof childrenContract.addChild>,
  sign: SignMedia,
): Promise<Child> {
  const { tx, family_id, user_id } = editor
  const given = { kind: 'child', first_name, last_name, birth_date, gender, also_known_as } as const
  const { person, isNew } = await addOnce(editor, once, given, sign)
  if (isNew)
    await recordActivity(tx, {
      ...{ family_id, user_id, activity_type: 'child_added', title: first_name },
      metadata: { child_id: person.id },
    })
  return { ...person, birth_date }
}
