import type { PhotoListed, photosContract as photosContractType } from '#features/photos/photos.contract.ts'
import { ApiProblem, call } from '#web/api.ts'
import { OFFLINE_PHOTOS } from '#web/browser-caches.ts'
import { operationsOf } from '#web/operations.ts'
import { OFFLINE_BYTES } from '../offline.rules.ts'
import { listOfflinePhotos } from './list-offline-photos.ts'
import type { OfflineChoice } from './offline-choice.ts'
import { bytesOf, INDEX_PATH, readIndex, stablePath, type OfflineIndex, type OfflinePhoto } from './offline-index.ts'
import { isMetered, isOutOfSpace, removeLast, removePaths, storePictures } from './offline-pictures.ts'

const photosContract = operationsOf<typeof photosContractType>()

const AT_ONCE = 2
/** Reading who is in a photo takes a request for each. */
const PEOPLE_FRESH_MS = 7 * 86_400_000
const SAVE_INDEX_EVERY = 20

/** Why not all photos are saved: no space on the device, more than the limit, mobile data, or no connection. */
export type Shortage = 'space' | 'limit' | 'metered' | 'connection'
export type OfflineProgress = { saved: number; wanted: number; bytes: number }

type Update = {
  choice: OfflineChoice
  /** How a photo is described in the user's language. */
  describe: (photo: PhotoListed) => Pick<OfflinePhoto, 'date' | 'alt'>
  onProgress: (progress: OfflineProgress) => void
  /** Aborts at sign-out. */
  signal: AbortSignal
}

/** Removes photos that aren't wanted anymore or that the user can't see anymore, then saves missing ones. */
export async function updateOfflinePhotos({ choice, describe, onProgress, signal }: Update) {
  const wanted = await listOfflinePhotos(choice, signal)
  const known = new Map((await readIndex(choice.user_id))?.photos.map((photo) => [photo.id, photo]))
  signal.throwIfAborted()
  // Opened once: after a sign-out, photos are put into a cache that no longer exists.
  const cache = await caches.open(OFFLINE_PHOTOS)
  const stored = new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)))

  const saved = new Map<string, OfflinePhoto>()
  const missing: PhotoListed[] = []
  for (const photo of wanted.photos) {
    const before = known.get(photo.id)
    const isStored = pathsOf(photo).every((path) => stored.has(path))
    if (before && isStored) saved.set(photo.id, { ...before, ...entryOf(photo, describe) })
    if (!before || !isStored || before.read_at < Date.now() - PEOPLE_FRESH_MS) missing.push(photo)
  }
  const needed = new Set([INDEX_PATH, ...[...saved.values()].flatMap(({ small, large }) => [small, large])])
  await removePaths(
    cache,
    [...stored].filter((path) => !needed.has(path)),
  )

  const index = (is_complete = false): OfflineIndex => ({
    ...{ choice, updated_at: Date.now(), is_complete },
    albums: wanted.albums,
    photos: wanted.photos.flatMap(({ id }) => saved.get(id) ?? []),
  })
  const writeIndex = (is_complete?: boolean) => cache.put(INDEX_PATH, Response.json(index(is_complete)))
  let bytes = bytesOf(index())
  const report = () => onProgress({ saved: saved.size, wanted: wanted.photos.length, bytes })
  await writeIndex()
  report()

  const problem: { shortage?: Shortage | undefined } = missing.length > 0 && isMetered() ? { shortage: 'metered' } : {}
  async function save(photo: PhotoListed) {
    signal.throwIfAborted()
    const { family_id, id: photo_id } = photo
    const isSaved = saved.get(photo_id)
    if (bytes >= OFFLINE_BYTES && !isSaved) return void (problem.shortage = 'limit')
    const details = await call(photosContract.getPhoto, { family_id, photo_id }, { signal })
    const size = isSaved?.bytes ?? (await storePictures(cache, details, signal))
    if (size === undefined) return
    if (!isSaved) bytes += size
    const people = details.people.map(({ first_name }) => first_name)
    saved.set(photo_id, { ...entryOf(details, describe), people, bytes: size, read_at: Date.now() })
    if (saved.size % SAVE_INDEX_EVERY === 0) await writeIndex()
    report()
  }
  async function saveNext() {
    for (let photo = missing.shift(); photo && !problem.shortage; photo = missing.shift())
      await save(photo).catch((error: unknown) => (problem.shortage ??= shortageOf(error, signal)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, saveNext))
  if (problem.shortage === 'space') {
    await removeLast(cache, saved)
    bytes = bytesOf(index())
  }
  await writeIndex(problem.shortage !== 'connection')
  report()
  return problem.shortage
}

function pathsOf({ small_url, large_url }: PhotoListed): string[] {
  return [small_url, large_url].map(stablePath)
}

function entryOf(photo: PhotoListed, describe: Update['describe']) {
  const { id, kind, width, height, description, is_favorite, sort_at } = photo
  const paths = { small: stablePath(photo.small_url), large: stablePath(photo.large_url) }
  return { id, kind, width, height, description, is_favorite, sort_at, ...paths, ...describe(photo) }
}

/** Undefined for a photo that was deleted just now: the others can still be saved. */
function shortageOf(error: unknown, signal: AbortSignal): Shortage | undefined {
  signal.throwIfAborted()
  if (isOutOfSpace(error)) return 'space'
  return error instanceof ApiProblem && error.code !== 'offline' ? undefined : 'connection'
}
