import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Plans } from '#features/billing/server/plans.ts'
import { actAsMember } from '#features/families/server/member.ts'
import type { upload as en } from '#features/uploads/uploads.messages.en.ts'
import type { UploadRefusal } from '#features/uploads/uploads.rules.ts'
import type { Staging } from '#features/uploads/server/staging.ts'
import { catalogs } from '#server/catalogs.ts'
import { withClient } from '#server/db/cluster.ts'
import type { WorkerContext } from '#server/feature.ts'
import { openPersonLimits } from '#server/http/person-limits.ts'
import { isDiskFull } from '#server/storage/durable-files.ts'
import { localeOf } from '#shared/locales.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import type { Device } from '../authenticate-device.ts'
import { saveInboxFile } from '../inbox.queries.ts'
import { inboxPathOf } from '../inbox-paths.ts'
import { fileReceiver } from '../put-file.ts'
import { moveImported, openSeen, writeReason } from './folder-files.ts'
import { refuseInboxFile, selectFolderFiles, selectInboxFolders } from './inbox-folders.queries.ts'
import { walkFolder, type Seen } from './walk-folder.ts'

/** A file is complete if it looks the same after this time. */
const STABLE_MS = 5_000
const IMPORTED = '.imported'
const LOCK = 'inbox folders'

const messages = await catalogs<typeof en>(import.meta.url, '../../../uploads/uploads')

type Parts = Pick<WorkerContext, 'config' | 'db' | 'log'> & { plans: Plans; staging: Staging; stableMs?: number }
type Folder = Awaited<ReturnType<typeof selectInboxFolders>>[number]
type Placed = { device: Device; root: string; imported: string; reasonOf: (reason: string) => string }

/** Imports what programs put in the folders below INBOX_DIR. One process does it at a time. */
export async function scanInbox(parts: Parts): Promise<void> {
  const { config, db } = parts
  if (!config.inbox) return
  await withClient(db.ownerUrl, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
      [LOCK],
    )
    if (rows[0]?.mine) await scanFolders(parts)
  })
}

async function scanFolders(parts: Parts): Promise<void> {
  const { db, config, log, stableMs = STABLE_MS } = parts
  const found: { folder: Placed; files: Seen[] }[] = []
  // A folder that can't be read doesn't stop the others.
  const attempt = async <T>(key_id: string, work: () => Promise<T>) =>
    work().catch((err: unknown) => void log.error({ part: 'inbox', folder: key_id, err }, 'an inbox folder failed'))
  for (const row of await selectInboxFolders(db.auth))
    await attempt(row.key_id, async () => {
      const folder = await place(row, parts)
      const files = await findNewFiles(folder, parts)
      if (files.length > 0) found.push({ folder, files })
    })
  if (found.length === 0) return
  await sleep(stableMs)
  const receive = fileReceiver({ ...parts, limits: openPersonLimits(db.authPool, config) })
  for (const { folder, files } of found) {
    const problem = await attempt(folder.device.key_id, () => importFiles(folder, files, receive))
    if (!problem) continue
    log.warn({ part: 'inbox', folder: folder.device.key_id, reason: problem.code }, 'an inbox folder waits')
    if (problem.code === 'storage_full') return
  }
}

/** The files that weren't read yet. Those that were are moved out, or get a text that says why they were refused. */
async function findNewFiles(folder: Placed, { db, config, log }: Parts): Promise<Seen[]> {
  const { device, root, imported, reasonOf } = folder
  const files: Seen[] = []
  let known = new Map<string, Awaited<ReturnType<typeof selectFolderFiles>>[number]>()
  let knownOf: string | undefined
  let isFull = false
  const tidy = async (work: Promise<void>) => void (isFull ||= !(await fits(work)))
  for await (const file of walkFolder(root)) {
    if (file.folder !== knownOf) {
      knownOf = file.folder
      known = new Map((await selectFolderFiles(db.worker, device, file.folder)).map((row) => [row.name, row]))
    }
    const row = known.get(file.name)
    const isSame = row && row.size === file.size && Date.parse(row.modified_at) === file.mtime
    if (!isSame) files.push(file)
    else if (row.refused) await tidy(writeReason(root, file, reasonOf(row.refused)))
    else if (row.photo_id && config.inbox?.moves) await tidy(moveImported(root, imported, file, row.photo_id))
  }
  if (isFull) log.warn({ part: 'inbox', folder: device.key_id }, 'the disk of INBOX_DIR is full')
  return files
}

/** Whether there was room. If not, a later scan does it again, and files are imported anyway. */
function fits(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    (error: unknown) => {
      if (isDiskFull(error)) return false
      throw error
    },
  )
}

/** Imports the files that still look the same. Returns why the rest has to wait. */
async function importFiles(folder: Placed, files: Seen[], receive: ReturnType<typeof fileReceiver>) {
  for (const file of files) {
    const problem = await importFile(folder, file, receive)
    if (problem) return problem
  }
  return undefined
}

async function importFile({ device, root, reasonOf }: Placed, file: Seen, receive: ReturnType<typeof fileReceiver>) {
  const handle = await openSeen(root, file)
  if (!handle) return undefined
  const entry = {
    ...inboxPathOf([...file.folder.split('/').filter(Boolean), file.name]),
    modified_at: new Date(file.mtime),
  }
  const refuse = async (reason: UploadRefusal) => {
    await device.acts('photos.add', async ({ tx }) => {
      await saveInboxFile(tx, device, { ...entry, size: file.size, version: newId() })
      await refuseInboxFile(tx, device, entry, reason)
    })
    await fits(writeReason(root, file, reasonOf(reason)))
  }
  const body = handle.createReadStream()
  try {
    if (file.size === 0) await refuse('empty')
    else await receive(device, { ...entry, bytes: file.size, sha1: undefined }, body)
    return undefined
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'too_large') return void (await refuse('too_large'))
    // It changed while it was read.
    return error.code === 'invalid_input' ? undefined : error
  } finally {
    body.destroy()
  }
}

async function place({ key_id, user_id, family_id, folder, language }: Folder, { config, db }: Parts): Promise<Placed> {
  const top = config.inbox?.dir ?? ''
  const named = path.join(top, `${folder}`)
  await mkdir(named, { recursive: true })
  const words = messages[localeOf(language)].refused as Record<string, string>
  const person = { user_id, family_id: `${family_id}` }
  return {
    device: {
      ...person,
      key_id,
      scopes: ['add'],
      acts: (capability, work) => actAsMember(db, person, capability, work),
    },
    root: await realpath(named),
    imported: path.join(top, IMPORTED, `${folder}`),
    reasonOf: (reason) => words[reason] ?? reason,
  }
}
