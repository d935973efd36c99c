import * as z from 'zod/mini'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { User } from './accounts.contract.ts'

const pixels = z.int().check(z.minimum(0), z.maximum(100_000))

export const avatarContract = contract({
  setAvatar: operation('PUT', '/api/profile/avatar', {
    access: signedIn,
    budget: 'avatars',
    summary: 'Upload your profile photo',
    description:
      'Accepts a photo in any supported format (application/offset+octet-stream, up to 50 MB). Until you crop the photo, its center is shown.',
    problems: ['too_large'],
    raw: true,
  }),
  readAvatarSource: operation('GET', '/api/profile/avatar/source', {
    access: signedIn,
    summary: 'Download your uncropped profile photo',
    description: 'Up to 1440 px. Only you can download it.',
    raw: true,
  }),
  cropAvatar: operation('PATCH', '/api/profile/avatar', {
    access: signedIn,
    summary: 'Crop your profile photo',
    description: 'Sets the square to show, in pixels of the image that readAvatarSource returns.',
    body: z.object({
      x: pixels.check(z.describe('Left edge of the square, in pixels.')),
      y: pixels.check(z.describe('Top edge of the square, in pixels.')),
      size: pixels.check(z.minimum(1), z.describe('Side length of the square, in pixels.')),
    }),
    response: User,
  }),
  removeAvatar: operation('DELETE', '/api/profile/avatar', {
    access: signedIn,
    summary: 'Remove your profile photo',
    description: 'Your initials are shown instead.',
    response: User,
  }),
  readAvatar: operation('GET', '/api/people/:account_id/avatar', {
    access: signedIn,
    api_key: true,
    summary: 'Download a profile photo',
    description: 'Available for your own photo and the photos of people in your families.',
    query: z.object({
      v: z
        .optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000)))
        .check(z.describe('The photo’s version, for caching.')),
    }),
    raw: true,
  }),
})
