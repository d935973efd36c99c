import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { asUser, type Database, type Tx } from '#server/db/database.ts'
import type { WebContext } from '#server/feature.ts'
import { limitedBody } from '#server/http/limited-body.ts'
import type { Http, Session } from '#server/http/route.ts'
import type { Square } from '#server/media-process/cut-square.ts'
import { DecoderFailed, DecodersBusy } from '#server/media-process/decoder-failed.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { MediaReport } from '#server/media-process/media-report.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { sendObject } from '#server/storage/send-object.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { User } from '../accounts.contract.ts'
import { lockPerson, selectRelative, selectUser, updateAvatar } from './accounts.queries.ts'
import { AVATAR_MAX_BYTES, avatarKey, avatarSourceKey, avatarUrl, versionOf } from './avatar-objects.ts'

const BUSY_RETRY_SECONDS = 10

export type AvatarParts = { db: Database; store: ObjectStore; media: MediaProcess }

/**
 * Accepts a photo of any format as the user's avatar: decoded in another process, stored as new images.
 * @throws Problem invalid_input with a reason for `picture`, too_large, unavailable if all decoders are busy
 */
export async function setAvatar(
  { db, store, media }: AvatarParts,
  { user_id }: Session,
  { request }: Http,
): Promise<User> {
  const folder = await media.makeFolder()
  try {
    const file = path.join(folder, 'sent')
    await pipeline(limitedBody(request.body as Readable, AVATAR_MAX_BYTES), createWriteStream(file))
    const report = await media.inspect(file, path.join(folder, 'made'), { share: user_id }).catch(asRefusal)
    if (!report.ok) throw new Problem('invalid_input', { fields: { picture: report.reason } })
    if (report.kind !== 'image' || report.placeholder)
      throw new Problem('invalid_input', { fields: { picture: 'not_a_photo' } })
    const large = required(report.derivatives.find(({ variant }) => variant === 'large'))
    return await asUser(db, user_id, async (tx) => {
      await lockPerson(tx, user_id)
      // It can't be made again, so it has to survive a power cut.
      await store.remove(avatarSourceKey(user_id))
      await store.storeFile(avatarSourceKey(user_id), large.path, { contentType: large.mime })
      return show(tx, store, user_id, middleOf(large))
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The user is waiting and still has the file, so a decoder failure is returned as an error. */
function asRefusal(error: unknown): MediaReport {
  if (error instanceof DecodersBusy) throw new Problem('unavailable', { retryAfterSeconds: BUSY_RETRY_SECONDS })
  if (!(error instanceof DecoderFailed)) throw error
  return { ok: false, reason: error.failure === 'out_of_memory' ? 'too_large' : 'too_slow' }
}

/** Crops the avatar again. @throws Problem not_found without an avatar, invalid_input for a crop outside of it */
export async function cropAvatar(tx: Tx, store: ObjectStore, user_id: string, square: Square): Promise<User> {
  await lockPerson(tx, user_id)
  return show(tx, store, user_id, square)
}

async function show(tx: Tx, store: ObjectStore, user_id: string, square: Square): Promise<User> {
  const before = versionOf((await selectUser(tx, user_id))?.avatar_url)
  const { width, height, cut } = await openSource(store, user_id)
  if (square.x + square.size > width || square.y + square.size > height)
    throw new Problem('invalid_input', { fields: { size: 'beyond_the_picture' } })
  const shown = await cut(square)
  const key = avatarKey(user_id, before + 1)
  // Left by an interrupted attempt.
  await store.remove(key)
  await store.put(key, shown, { contentType: 'image/webp' })
  const user = await updateAvatar(tx, user_id, avatarUrl(user_id, before + 1))
  if (before) await store.remove(avatarKey(user_id, before))
  if (!user) throw notFound()
  return user
}

async function openSource(store: ObjectStore, user_id: string) {
  const source = await buffer((await store.open(avatarSourceKey(user_id))).stream)
  // Loaded on demand. It only reads small images that we generated.
  const { sharp } = await import('#server/media-process/image-library.ts')
  const { squareOf } = await import('#server/media-process/cut-square.ts')
  const { width, height } = await sharp(source).metadata()
  return { width, height, cut: (square: Square) => squareOf(source, square).toBuffer() }
}

function middleOf({ width, height }: { width: number; height: number }): Square {
  const size = Math.min(width, height)
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size }
}

const AVATAR = /^users\/([^/]+)\/avatar-\d+\.webp$/

/** Makes an avatar from the image it was cropped from. Which part was chosen isn't known, so it's the middle. */
export function avatarRemaker(store: ObjectStore) {
  return (key: string): (() => Promise<void>) | undefined => {
    const [, user_id] = AVATAR.exec(key) ?? []
    if (!user_id) return undefined
    return async () => {
      const { cut, ...size } = await openSource(store, user_id)
      await store.put(key, await cut(middleOf(size)), { contentType: 'image/webp' })
    }
  }
}

/** Removes the avatar and the image it was cropped from. */
export async function removeAvatar(tx: Tx, store: ObjectStore, user_id: string): Promise<User> {
  await lockPerson(tx, user_id)
  const version = versionOf((await selectUser(tx, user_id))?.avatar_url)
  const user = await updateAvatar(tx, user_id, null)
  if (!user) throw notFound()
  await store.remove(avatarSourceKey(user_id))
  if (version) await store.remove(avatarKey(user_id, version))
  return user
}

/** The caller's avatar, or that of someone who shares a family with them. */
export async function readAvatar(
  { tx, user_id }: Session & { tx: Tx },
  { store, requestHealing }: Pick<WebContext, 'store' | 'requestHealing'>,
  account_id: string,
  http: Http,
): Promise<void> {
  const person = await selectRelative(tx, user_id, account_id)
  const version = versionOf(person?.avatar_url)
  if (!version) throw notFound()
  const key = avatarKey(account_id, version)
  await sendObject(store, key, http, { etag: `${account_id}-${version}`, fresh: true }).catch(
    async (error: unknown) => {
      throw error instanceof ObjectMissing ? await requestHealing(key) : error
    },
  )
}

export async function readAvatarSource(store: ObjectStore, user_id: string, http: Http): Promise<void> {
  await sendObject(store, avatarSourceKey(user_id), http, { etag: newId(), fresh: false })
}
