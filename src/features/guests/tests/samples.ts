import { mediaUrls } from '#server/storage/media-urls.ts'
import type { Fixture } from '#kit/fixture.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { seedGuestPhoto } from '#kit/guest-photos.ts'
import { guestSends } from '#kit/guest-uploads.ts'
import { seedGuest } from '#kit/guests.ts'
import { seedPhoto } from '#kit/photos.ts'
import type { Input } from '#kit/requests.ts'
import { bytes, family, nothing, type MakeSample } from '#kit/sample.ts'
import { saying, tus } from '#kit/uploads.ts'

async function freshGuest({ family_id, owner }: Fixture): Promise<Input> {
  return { family_id, guest_id: (await seedGuest(owner, { family_id }, 'Another guest')).guest_id }
}

/** An album of the family's contributor with a photo that a guest sent. */
async function freshSent({ family_id, contributor, guest_id }: Fixture) {
  const made = await contributor.call(albumsContract.createAlbum, { family_id, title: 'Wedding', photo_ids: [] })
  const place = { family_id, album_id: made.id }
  return { ...place, id: await seedGuestPhoto(contributor, { ...place, guest_id }) }
}

const chosen: MakeSample = async (fixture) => {
  const { id, ...place } = await freshSent(fixture)
  return { input: { ...place, ids: [id] } }
}

async function freshGuestUpload({ guest, guest_id }: Fixture): Promise<Input> {
  const sender = { by: await guest.comes(), guest_id }
  return { guest_id, upload_id: await guestSends(sender, Buffer.from('half'), { length: 20 }) }
}

async function freshGuestComment({ guest, guest_photo_id }: Fixture): Promise<string> {
  const by = await guest.comes()
  const subject = { subject_kind: 'photo', subject_id: guest_photo_id } as const
  return (await by.call(guestsContract.addGuestComment, { ...subject, text: 'How lovely' })).id
}

const ownPreview: MakeSample = async ({ family_id, owner, contributor }) => {
  const photo_id = await seedPhoto(contributor, { family_id }, { audience: 'extended_family' })
  const album = { family_id, title: 'Wedding', photo_ids: [photo_id] }
  const { id: album_id } = await owner.call(albumsContract.createAlbum, album)
  const asked = { family_id, name: 'Uncle Joe', album_id, shows_cover: true }
  const { url } = await owner.call(guestsContract.addGuest, asked)
  return { input: { preview: new URL(url).pathname.split('/').at(-1)! } }
}

export const samples: Record<string, MakeSample> = {
  listGuests: family,
  addGuest: ({ family_id, album_id }) => ({
    input: { family_id, name: 'Grandma Rosa', language: 'es', days: 30, album_id },
  }),
  countGuestPhotos: ({ family_id, album_id }) => ({ input: { family_id, album_id } }),
  askForAlbumLink: async (fixture) => {
    const { family_id, album_id } = await freshSent(fixture)
    return { input: { family_id, album_id } }
  },
  listLinkRequests: ({ family_id, album_id }) => ({ input: { family_id, album_id } }),
  renewGuestLink: async (fixture) => ({ input: await freshGuest(fixture) }),
  revokeGuest: async (fixture) => ({ input: await freshGuest(fixture) }),
  listGuestPhotos: async (fixture) => {
    const { family_id, album_id } = await freshSent(fixture)
    return { input: { family_id, album_id } }
  },
  acceptGuestPhotos: chosen,
  declineGuestPhotos: chosen,
  createGuestUpload: ({ guest_id }) => ({
    input: { guest_id },
    extra: { headers: { ...tus, ...saying({ filename: 'a.jpg', sender: 'Joe' }).headers, 'upload-length': '10' } },
  }),
  measureGuestUpload: async (fixture) => ({ input: await freshGuestUpload(fixture), extra: { headers: tus } }),
  continueGuestUpload: async (fixture) => ({
    input: await freshGuestUpload(fixture),
    extra: bytes('application/offset+octet-stream', { ...tus, 'upload-offset': '4' }),
  }),
  openGuestLink: () => ({ input: { token: 'a-token-that-nobody-has' } }),
  readGuestPage: nothing,
  readLinkPreview: ownPreview,
  readLinkCover: ownPreview,
  listGuestMoments: nothing,
  heartGuestMoment: ({ guest_photo_id }) => ({ input: { subject_kind: 'photo', subject_id: guest_photo_id } }),
  unheartGuestMoment: ({ guest_photo_id }) => ({ input: { subject_kind: 'photo', subject_id: guest_photo_id } }),
  addGuestComment: ({ guest_photo_id }) => ({
    input: { subject_kind: 'photo', subject_id: guest_photo_id, text: 'How lovely' },
  }),
  deleteGuestComment: async (fixture) => ({ input: { comment_id: await freshGuestComment(fixture) } }),
  readGuestMedia: ({ owner, family_id, guest_id, guest_photo_id }) => {
    const { sign } = mediaUrls(owner.server.config.secret, Date.now, 'shared-media')
    const viewer = { user_id: guest_id, session_id: guest_id }
    return {
      input: {},
      url: sign(viewer, { kind: 'photo', family_id, id: guest_photo_id, variant: 'large', version: 1 }),
    }
  },
}
