import { mediaUrls } from '#server/storage/media-urls.ts'
import type { Fixture } from '#kit/fixture.ts'
import { seedGuest } from '#kit/guests.ts'
import type { Input } from '#kit/requests.ts'
import { family, nothing, type MakeSample } from '#kit/sample.ts'

async function freshGuest({ family_id, owner }: Fixture): Promise<Input> {
  return { family_id, guest_id: (await seedGuest(owner, { family_id }, 'Another guest')).guest_id }
}

export const samples: Record<string, MakeSample> = {
  listGuests: family,
  addGuest: ({ family_id, album_id }) => ({
    input: { family_id, name: 'Grandma Rosa', language: 'es', days: 30, album_id },
  }),
  previewGuestLink: ({ family_id, album_id }) => ({ input: { family_id, album_id } }),
  renewGuestLink: async (fixture) => ({ input: await freshGuest(fixture) }),
  revokeGuest: async (fixture) => ({ input: await freshGuest(fixture) }),
  openGuestLink: () => ({ input: { token: 'a-token-that-nobody-has' } }),
  readGuestPage: nothing,
  listGuestMoments: nothing,
  heartGuestMoment: ({ guest_photo_id }) => ({ input: { subject_kind: 'photo', subject_id: guest_photo_id } }),
  unheartGuestMoment: ({ guest_photo_id }) => ({ input: { subject_kind: 'photo', subject_id: guest_photo_id } }),
  readGuestMedia: ({ owner, family_id, guest_id, guest_photo_id }) => {
    const { sign } = mediaUrls(owner.server.config.secret, Date.now, 'shared-media')
    const viewer = { user_id: guest_id, session_id: guest_id }
    return {
      input: {},
      url: sign(viewer, { kind: 'photo', family_id, id: guest_photo_id, variant: 'large', version: 1 }),
    }
  },
}
