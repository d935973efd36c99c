import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#server/db/database.ts'
import { isUntracked } from '#server/scrub/check-store.ts'
import { ObjectMissing, RangeNotSatisfiable, type BareStore, type ObjectStore } from '#server/storage/object-store.ts'
import { openBareStore } from '#server/storage/open-store.ts'
import { required } from '#shared/required.ts'
import { ownerOf, type DataKeys } from './data-keys.ts'
import { retireDataKeys } from './data-keys.queries.ts'
import { encryptedSource } from './encrypted-source.ts'
import { encryptedStore } from './encrypted-store.ts'
import { readMasterKeys } from './master-keys.ts'
import { HEADER_BYTES, parseHeader } from './object-format.ts'
import { openEncryption, type EncryptionConfig } from './open-encryption.ts'
import { readHead } from './read-head.ts'
import { rewrapKeys } from './rewrap-keys.ts'
import {
  areKeysBackedUp,
  beginRewriting,
  continueRewriting,
  finishRewriting,
  recordRewriting,
  releaseRewriting,
  selectOwners,
} from './rewriting.queries.ts'

const PAGE = 500
const RECORD_EVERY = 50

export type RewriteParts = { config: EncryptionConfig; db: Db; log: Pick<Logger, 'info' | 'error'> }
type Rewriter = { bare: BareStore; store: ObjectStore; keys: DataKeys; isOn: boolean } & Pick<
  RewriteParts,
  'db' | 'log'
>

/**
 * Brings all stored objects to what the settings say: encrypted with the current key of their family or person, or plain. Can be
 * killed at any point: each object is replaced atomically, and stays readable before and after.
 */
export async function rewriteObjects({ config, db, log }: RewriteParts): Promise<void> {
  const { isOn } = config.encryption
  const masterKeys = readMasterKeys(config)
  if (masterKeys) await rewrapKeys(db, masterKeys)
  await beginRewriting(db, isOn)
  const rewriting = await continueRewriting(db)
  if (!rewriting) return
  const keys = required(await openEncryption(db, config))
  if (!isOn) await retireDataKeys(db)
  if (isOn && rewriting.is_new) {
    for await (const owner of owners(db, '')) await keys.current(required(ownerOf(owner)))
    if (!(await areKeysBackedUp(db))) {
      log.info('stored files are encrypted after the next backup, which has their keys')
      return releaseRewriting(db)
    }
  }
  const bare = await openBareStore(config)
  const rewriter = { bare, store: encryptedStore(bare, keys, { isOn }), keys, isOn, db, log }
  for await (const owner of owners(db, rewriting.done_until)) await rewriteOwner(owner, rewriter)
  log.info({ isOn, ...(await finishRewriting(db)) }, 'all stored files are encrypted as the settings say')
}

async function* owners(db: Db, after: string): AsyncGenerator<string> {
  for (;;) {
    const page = await selectOwners(db, after, PAGE)
    yield* page
    if (page.length < PAGE) return
    after = page.at(-1) ?? after
  }
}

async function rewriteOwner(owner: string, rewriter: Rewriter): Promise<void> {
  const { bare, db, log } = rewriter
  let counts = { rewritten: 0, skipped: 0 }
  let seen = 0
  for (const prefix of owner.startsWith('users/') ? [owner] : [owner, owner.replace('families/', 'staging/')])
    for await (const key of bare.list(prefix)) {
      const start = performance.now()
      const outcome = await rewriteObject(key, rewriter)
      if (outcome === 'skipped') log.error({ object: key }, 'a damaged file was not written again')
      if (outcome !== 'current') counts[outcome]++
      // The half of the time that's left is for people.
      if (outcome === 'rewritten') await sleep(performance.now() - start)
      if (++seen % RECORD_EVERY) continue
      await recordRewriting(db, counts)
      counts = { rewritten: 0, skipped: 0 }
    }
  await recordRewriting(db, { ...counts, done_until: owner })
}

async function rewriteObject(key: string, { bare, store, keys, isOn, db }: Rewriter) {
  const owner = ownerOf(key)
  if (!owner) return 'current'
  const wanted = isOn ? (await keys.current(owner)).id : undefined
  try {
    if ((await keyIdOf(key, bare)) === wanted) return 'current'
    const wasUntracked = await isUntracked(db, key)
    const { stream, size, contentType, stored_at } = await store.open(key)
    const batches = async function* () {
      for await (const piece of stream) yield [piece as Buffer]
    }
    const source = isOn ? await encryptedSource(key, { size, batches }, keys) : { size, batches }
    await bare.write(key, source, { contentType, as: 'replace', storedAt: stored_at }).finally(() => stream.destroy())
    // It was removed at the same time.
    if (!wasUntracked && (await isUntracked(db, key))) await bare.remove(key)
    return 'rewritten'
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error
    return (await bare.stat(key)) ? 'skipped' : 'current'
  }
}

/** Undefined if it isn't encrypted. */
async function keyIdOf(key: string, bare: BareStore): Promise<string | undefined> {
  try {
    const { stream } = await bare.open(key, { start: 0, end: HEADER_BYTES - 1 })
    const head = await readHead(stream, HEADER_BYTES)
    stream.destroy()
    return parseHeader(head)?.key_id
  } catch (error) {
    if (error instanceof RangeNotSatisfiable) return undefined
    throw error
  }
}
