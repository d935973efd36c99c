import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { Child } from '../children.contract.ts'
import type { Person } from '../people.contract.ts'
import type { PersonRow } from './people.queries.ts'

/** A row as the API returns it, with an avatar URL that only its viewer can use. */
export function toPerson(row: PersonRow, viewer: MediaViewer, sign: SignMedia): Person {
  const { avatar_version, avatar_ready, avatar_photo_id, ...person } = row
  const { family_id, id } = row
  const avatar = { kind: 'child', family_id, id, variant: 'avatar', version: avatar_ready } as const
  return {
    ...person,
    avatar_url: avatar_ready > 0 ? sign(viewer, avatar) : null,
    avatar_pending: avatar_photo_id !== null && avatar_ready < avatar_version,
  }
}

export function isChild(person: Person): person is Child {
  return person.kind === 'child'
}
