import * as z from 'zod/mini'
import { operation, signedIn } from '#shared/contract.ts'
import { Id } from '#shared/ids.ts'
import { User } from './accounts.contract.ts'

const pixels = z.int().check(z.minimum(0), z.maximum(100_000))

export const avatarContract = {
  setAvatar: operation({
    id: 'setAvatar',
    method: 'PUT',
    path: '/api/profile/avatar',
    access: signedIn,
    budget: 'pictures',
    summary:
      'Send a photo of any format (application/offset+octet-stream, up to 50 MB) as the caller’s picture; its middle shows until another part is chosen',
    problems: ['too_large'],
    raw: true,
  }),
  readAvatarSource: operation({
    id: 'readAvatarSource',
    method: 'GET',
    path: '/api/profile/avatar/source',
    access: signedIn,
    summary: 'The whole picture out of which the caller’s is cut, up to 1440 px, for the caller alone',
    raw: true,
  }),
  cropAvatar: operation({
    id: 'cropAvatar',
    method: 'PATCH',
    path: '/api/profile/avatar',
    access: signedIn,
    summary: 'Choose the square of the picture that shows, in pixels of what readAvatarSource answers',
    body: z.object({ x: pixels, y: pixels, size: pixels.check(z.minimum(1)) }),
    response: User,
  }),
  removeAvatar: operation({
    id: 'removeAvatar',
    method: 'DELETE',
    path: '/api/profile/avatar',
    access: signedIn,
    summary: 'Remove the caller’s picture; initials show instead',
    response: User,
  }),
  readAvatar: operation({
    id: 'readAvatar',
    method: 'GET',
    path: '/api/people/:person_id/avatar',
    access: signedIn,
    api_key: true,
    summary: 'The picture of the caller or of somebody in a family of theirs',
    params: z.object({ person_id: Id }),
    query: z.object({ v: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000))) }),
    raw: true,
  }),
}
