import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { ObjectMissing } from '#server/storage/object-store.ts'
import { findDerivedDamage } from './check-derived.ts'
import { healDerivedJob, healKeyOf } from './damage.jobs.ts'
import { deleteDerived, selectDerived, selectExpectedDerived } from './derived.queries.ts'
import type { ScrubParts } from './scrub-originals.ts'

const PAGE = 5_000

export type HealDerivedParts = ScrubParts & {
  media: Pick<MediaProcess, 'makeFolder'>
  /** Replaces it with its copy in a backup, which has this hash if it's known. False if there's none. */
  restoreDerived(key: string, sha256: string | undefined): Promise<boolean>
  /** Makes it from its original. Undefined if that's not possible. */
  remakerOf(key: string): (() => Promise<void>) | undefined
}

/** Looks for files that are missing although they can't be made on request, such as posters and avatars. */
export async function findMissingDerived({ db, store }: Pick<ScrubParts, 'db' | 'store'>): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const keys: string[] = await selectExpectedDerived(db, after, PAGE)
    for (const key of keys)
      if (!(await store.stat(key))) await addJob(db, healDerivedJob, { key }, { key: healKeyOf(key) })
    after = keys.at(-1)
  }
}

/** Replaces a file that's missing or changed. One that can't be replaced stays as it is. */
export async function healDerived({ key }: { key: string }, parts: HealDerivedParts): Promise<void> {
  const { db, store, log, restoreDerived, remakerOf } = parts
  if (!(await findDerivedDamage(parts, key))) return
  const known = await selectDerived(db, key)
  const remake = remakerOf(key)
  const isHealed = (await restoreDerived(key, known?.sha256)) || (remake && (await remakeDerived(key, remake, parts)))
  // The next check reads it as a new file.
  await deleteDerived(db, key)
  if (isHealed) log.info({ object: key }, 'a damaged file was replaced')
  else
    log.error(
      { object: key, missing: !(await store.stat(key)) },
      'a file is damaged, and can be neither restored nor made again',
    )
}

async function remakeDerived(key: string, remake: () => Promise<void>, { store, media }: HealDerivedParts) {
  const folder = await media.makeFolder()
  try {
    const damaged = path.join(folder, 'damaged')
    const opened = await copyOf(key, store, damaged)
    await store.remove(key)
    let isRemade = false
    try {
      await remake().catch(ignoreMissing)
    } finally {
      isRemade = (await store.stat(key)) !== null
      if (!isRemade && opened) await store.cacheFile(key, damaged, opened)
    }
    return isRemade
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Undefined if it's missing, or encrypted and can't be decrypted anymore. */
async function copyOf(key: string, store: ScrubParts['store'], file: string) {
  const opened = await store.open(key).catch(ignoreMissing)
  if (!opened) return undefined
  const isCopied = await pipeline(opened.stream, createWriteStream(file)).then(() => true, ignoreMissing)
  return isCopied && { contentType: opened.contentType }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof ObjectMissing)) throw error
}
