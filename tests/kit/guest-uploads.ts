import { guestUploadsPath } from '#features/guests/guests.rules.ts'
import type { Person } from './people.ts'
import { idOf, saying, tus } from './uploads.ts'

type Sending = { filename?: string; sender?: string; length?: number }

type Guest = { by: Person; guest_id: string }

/** Starts an upload of a guest with these bytes, which may be fewer than the announced length. */
export function beginGuestUpload({ by, guest_id }: Guest, bytes: Uint8Array, about: Sending = {}): Promise<Response> {
  const { filename = 'picture.jpg', sender = 'Joe', length = bytes.length } = about
  return by.fetches(guestUploadsPath(guest_id), {
    method: 'POST',
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: {
      ...tus,
      ...saying({ filename, sender }).headers,
      'upload-length': String(length),
      'content-type': 'application/offset+octet-stream',
    },
  })
}

/** Sends a whole file. Returns its ID. */
export async function guestSends(guest: Guest, bytes: Uint8Array, about?: Sending): Promise<string> {
  return idOf(await beginGuestUpload(guest, bytes, about))
}
