import { setTimeout as sleep } from 'node:timers/promises'
import { uploadsContract, type Upload } from '#features/uploads/uploads.contract.ts'
import { drawPicture } from './pictures.ts'
import type { Family, Person } from './people.ts'

const PATIENCE_MS = 120_000

export type Sending = { filename?: string; length?: number; headers?: Record<string, string> }

/** Starts an upload (tus, creation-with-upload) with these bytes, which may be fewer than the announced length. */
export function beginUpload(
  person: Person,
  { family_id }: Pick<Family, 'family_id'>,
  bytes: Uint8Array,
  about: Sending = {},
): Promise<Response> {
  const { filename = 'picture.jpg', length = bytes.length, headers } = about
  return person.fetches(`/api/families/${family_id}/uploads`, {
    method: 'POST',
    ...(bytes.length && { body: bytes as Uint8Array<ArrayBuffer> }),
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(length),
      'upload-metadata': `filename ${Buffer.from(filename).toString('base64')}`,
      ...(bytes.length && { 'content-type': 'application/offset+octet-stream' }),
      ...headers,
    },
  })
}

/** The state of an upload that isn't a photo. */
export function saying(about: Record<string, string>): Sending {
  const pairs = Object.entries(about).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
  return { headers: { 'upload-metadata': pairs.join(',') } }
}

/** Sends the next bytes of an upload. */
export function sendBytes(
  person: Person,
  address: string,
  offset: number,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> {
  return person.fetches(address, {
    method: 'PATCH',
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', ...headers },
  })
}

export const tus = { 'tus-resumable': '1.0.0' }

/** Starts an upload without sending all of its bytes. Returns its ID. */
export async function leaveUnfinished(
  person: Person,
  family: Pick<Family, 'family_id'>,
  bytes?: Uint8Array,
): Promise<string> {
  const whole = bytes ?? (await drawPicture())
  return idOf(await beginUpload(person, family, whole.subarray(0, 10), { length: whole.length }))
}

/** Uploads a whole file. Returns the upload's ID. */
export async function sendFile(
  person: Person,
  family: Pick<Family, 'family_id'>,
  bytes: Uint8Array,
  filename?: string,
): Promise<string> {
  return idOf(await beginUpload(person, family, bytes, filename === undefined ? {} : { filename }))
}

export function idOf(answer: Response): string {
  const location = answer.headers.get('location')
  if (answer.status !== 201 || !location) throw new Error(`The upload did not begin: ${answer.status}`)
  return location.split('/').at(-1)!
}

/** The outcome of an upload, once it's decided. */
export async function untilDecided(
  person: Person,
  family: Pick<Family, 'family_id'>,
  upload_id: string,
): Promise<Upload> {
  // Asking the database takes a fifth of a request's CPU time, which decoders need.
  const undecided = `select 1 from uploads where id = $1 and state in ('receiving', 'received')`
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(40)) {
    if ((await person.server.sql(undecided, [upload_id])).length > 0) continue
    const { uploads } = await person.call(uploadsContract.listUploads, { family_id: family.family_id, ids: upload_id })
    const upload = uploads[0]
    if (!upload) throw new Error('The upload is gone')
    if (upload.state !== 'receiving' && upload.state !== 'received') return upload
  }
  throw new Error('The upload was never decided')
}

/** Uploads an image and returns the photo's ID once it exists. Needs a worker. */
export async function addPhoto(
  person: Person,
  family: Pick<Family, 'family_id'>,
  bytes?: Uint8Array,
  filename?: string,
): Promise<string> {
  const upload = await untilDecided(
    person,
    family,
    await sendFile(person, family, bytes ?? (await drawPicture()), filename),
  )
  if (upload.state !== 'done') throw new Error(`The upload was ${upload.state}: ${upload.reason}`)
  return upload.photo_id!
}
