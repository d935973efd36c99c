import type { Tx } from '#server/db/database.ts'
import { cutText } from '#shared/cut-text.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import { INBOX } from '../dav.rules.ts'
import { ADD, type Device } from './authenticate-device.ts'
import { DavRefusal } from './dav-refusal.ts'
import { requireConditions, tokensIn } from './if-header.ts'
import { inboxPathOf } from './inbox-paths.ts'
import { saveInboxFile, selectInboxFile } from './inbox.queries.ts'
import { countLocks, deleteExpiredLocks, deleteLock, insertLock, refreshLock, selectLocks } from './locks.queries.ts'
import { activeLock, type Lock } from './multistatus.ts'
import { childOf, type XmlElement } from './read-xml.ts'
import { requireParent } from './require-parent.ts'

const MAX_SECONDS = 60 * 60
const DEFAULT_SECONDS = 10 * 60
const MAX_LOCKS = 1_000
const OWNER_MAX_LENGTH = 200

/**
 * For a request to the first path, which may change the others, too.
 * @throws DavRefusal 412 if its If header doesn't hold, or 423 if another program holds a lock
 */
export async function requireUnlocked(
  tx: Tx,
  device: Device,
  paths: [string, ...string[]],
  header: string | undefined,
) {
  await requireConditions(tx, device, paths[0], header)
  const tokens = tokensIn(header)
  for (const path of paths)
    for (const { token } of await selectLocks(tx, device, path, { below: true }))
      if (!tokens.has(token)) throw new DavRefusal(423, 'lock-token-submitted')
}

export type LockRequest = {
  names: string[]
  body: XmlElement | undefined
  depth: string | undefined
  timeout: string | undefined
  ifHeader: string | undefined
}

/** LOCK: creates a lock, and an empty file if there's none; without a body, refreshes one. Returns it, and whether it's a new file. */
export function lock(device: Device, request: LockRequest): Promise<{ lock: Lock; isNew: boolean }> {
  const { names, body, depth = 'infinity', timeout, ifHeader } = request
  const path = inboxPathOf(names)
  const seconds = secondsOf(timeout)
  return device.acts(ADD, async ({ tx }) => {
    if (!body) {
      const [held] = (await selectLocks(tx, device, path.path)).filter(({ token }) => tokensIn(ifHeader).has(token))
      if (!held) throw new DavRefusal(412)
      await refreshLock(tx, device, held.token, seconds)
      return { lock: { ...held, seconds, path: [INBOX, ...held.path.split('/')] }, isNew: false }
    }
    if (body.name !== 'DAV:lockinfo' || !childOf(childOf(body, 'DAV:lockscope'), 'DAV:exclusive'))
      throw new Problem('invalid_input', { detail: 'Only exclusive locks are supported.' })
    await requireConditions(tx, device, path.path, ifHeader)
    const is_deep = depth !== '0'
    if ((await selectLocks(tx, device, path.path, { below: is_deep })).length)
      throw new DavRefusal(423, 'no-conflicting-lock')
    await requireParent(tx, device, path)
    await deleteExpiredLocks(tx, device)
    if ((await countLocks(tx, device)) >= MAX_LOCKS) throw new Problem('too_many_requests')
    const made = { path: path.path, token: newId(), is_deep, owner: ownerIn(body), seconds }
    if (!(await insertLock(tx, device, made))) throw new DavRefusal(423, 'no-conflicting-lock')
    const isNew = !(await selectInboxFile(tx, device, path))
    if (isNew) await saveInboxFile(tx, device, { ...path, version: newId() })
    return { lock: { ...made, path: [INBOX, ...names] }, isNew }
  })
}

/** UNLOCK. @throws DavRefusal 409 if the path doesn't have this lock */
export function unlock(device: Device, names: string[], header: string | string[] | undefined): Promise<void> {
  const [token] = tokensIn(String(header))
  if (token === undefined) throw new Problem('invalid_input', { detail: 'Send the lock’s token in Lock-Token.' })
  return device.acts(ADD, async ({ tx }) => {
    const held = await selectLocks(tx, device, inboxPathOf(names).path)
    if (!held.some((one) => one.token === token)) throw new DavRefusal(409, 'lock-token-matches-request-uri')
    await deleteLock(tx, device, token)
  })
}

export function lockedXml(made: Lock): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<D:prop xmlns:D="DAV:"><D:lockdiscovery>${activeLock(made)}</D:lockdiscovery></D:prop>\n`
}

function secondsOf(timeout: string | undefined): number {
  const [, seconds] = /second-(\d{1,10})/i.exec(timeout ?? '') ?? []
  if (/^\s*infinite/i.test(timeout ?? '')) return MAX_SECONDS
  return seconds === undefined ? DEFAULT_SECONDS : Math.min(Math.max(Number(seconds), 1), MAX_SECONDS)
}

function ownerIn(body: XmlElement): string | null {
  const owner = childOf(body, 'DAV:owner')
  const text = owner && (owner.text.trim() || childOf(owner, 'DAV:href')?.text.trim())
  return text ? cutText(text, OWNER_MAX_LENGTH) : null
}
