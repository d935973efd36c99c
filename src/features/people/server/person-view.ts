import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { Child } from '../children.contract.ts'
import type { Person } from '../people.contract.ts'
import type { PersonRow } from './people.queries.ts'

/** A row as the API returns it, with an avatar URL that only its viewer can use. */
export function toPerson(row: PersonRow, viewer: MediaViewer, sign: SignMedia): Person {
  const { avatar_version, avatar_ready, avatar_photo_id, ...person } = row
  return {
    ...person,
    avatar_url: avatarUrl(row, viewer, sign),
    avatar_pending: avatar_photo_id !== null && avatar_ready < avatar_version,
  }
}

/** Where only its viewer can read a person's photo, or null without one. */
export function avatarUrl(
  { id, family_id, avatar_ready }: Pick<PersonRow, 'id' | 'family_id' | 'avatar_ready'>,
  viewer: MediaViewer,
  sign: SignMedia,
): string | null {
  if (avatar_ready === 0) return null
  return sign(viewer, { kind: 'child', family_id, id, variant: 'avatar', version: avatar_ready })
}

export function isChild(person: Person): person is Child {
  return person.kind === 'child'
}
