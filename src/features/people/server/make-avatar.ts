import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Db } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import { ObjectExists, type ObjectStore } from '#server/storage/object-store.ts'
import { avatarKey } from './avatar-objects.ts'
import { finishAvatar, reopenAvatar, selectAvatarToMake } from './avatars.queries.ts'

export type AvatarParts = {
  db: Db
  store: ObjectStore
  media: Pick<MediaProcess, 'makeFolder' | 'cutSquare'>
  /** Object key of a photo's large image; `app` provides it. */
  largeKeyOf(photo: { family_id: string; photo_id: string; version: number }): string
}

/** Crops the latest selected square from its photo. Can be killed at any point and run again. */
export async function makeAvatar(
  { family_id, child_id }: { family_id: string; child_id: string },
  { db, store, media, largeKeyOf }: AvatarParts,
): Promise<void> {
  const wanted = await selectAvatarToMake(db, family_id, child_id)
  if (!wanted) return
  const { avatar_version: version, avatar_square: square, photo_id, width, derivatives_version } = wanted
  const folder = await media.makeFolder()
  try {
    const [from, to] = [path.join(folder, 'large'), path.join(folder, 'avatar.webp')]
    const { stream } = await store.open(largeKeyOf({ family_id, photo_id, version: derivatives_version }))
    await pipeline(stream, createWriteStream(from))
    await media.cutSquare({ from, to, width, square }, family_id)
    await storeOnce(store, avatarKey({ family_id, child_id, version }), await readFile(to))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await db.transaction().execute(async (tx) => {
    await finishAvatar(tx, family_id, child_id, version)
    await publishToFamily(tx, family_id, { kind: 'people', id: child_id })
  })
}

const AVATAR = /^families\/([^/]+)\/children\/([^/]+)\/avatar-(\d+)\.webp$/

/** Makes a child's avatar from its photo again. */
export function avatarRemaker(parts: AvatarParts) {
  return (key: string): (() => Promise<void>) | undefined => {
    const [, family_id, child_id, version] = AVATAR.exec(key) ?? []
    if (!family_id || !child_id) return undefined
    return async () => {
      if (!(await reopenAvatar(parts.db, family_id, child_id, Number(version)))) return
      await makeAvatar({ family_id, child_id }, parts)
    }
  }
}

async function storeOnce(store: ObjectStore, key: string, bytes: Uint8Array) {
  try {
    await store.put(key, bytes, { contentType: 'image/webp' })
  } catch (error) {
    // An earlier run that was killed created the same object.
    if (!(error instanceof ObjectExists)) throw error
  }
}
