import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { Child } from '../children.contract.ts'
import type { ChildRow } from './children.queries.ts'

/** A row as the API returns it, with an avatar URL that only its viewer can use. */
export function toChild(row: ChildRow, viewer: MediaViewer, sign: SignMedia): Child {
  const { avatar_version, avatar_ready, avatar_photo_id, ...child } = row
  const { family_id, id } = row
  const avatar = { kind: 'child', family_id, id, variant: 'avatar', version: avatar_ready } as const
  return {
    ...child,
    avatar_url: avatar_ready > 0 ? sign(viewer, avatar) : null,
    avatar_pending: avatar_photo_id !== null && avatar_ready < avatar_version,
  }
}
