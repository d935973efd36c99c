import type { Readable } from 'node:stream'
import type { Staging } from '#features/uploads/server/staging.ts'
import type { Tx } from '#server/db/database.ts'
import type { Http } from '#server/http/route.ts'
import { namesEtag } from '#server/storage/content-headers.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { isTemporary } from '../dav.rules.ts'
import { ADD, type Device } from './authenticate-device.ts'
import { DavRefusal } from './dav-refusal.ts'
import { requireShort } from './dav-paths.ts'
import { inboxPathOf, type InboxPath } from './inbox-paths.ts'
import {
  deleteInboxFiles,
  measureFolder,
  renameInboxFiles,
  renameUpload,
  saveInboxFile,
  selectInboxFile,
  selectUploadState,
  type InboxFile,
} from './inbox.queries.ts'
import { requireUnlocked } from './locks.ts'
import { deleteLocksIn } from './locks.queries.ts'
import { discard, receive, type Check, type SentFile } from './put-file.ts'
import { requireParent } from './require-parent.ts'

type ReceiveFile = (device: Device, file: SentFile, body: Readable, check: Check) => Promise<string>

/** PUT. Returns whether the name is new, and the version of the file. */
export async function putFile(device: Device, names: string[], { request }: Http, receiveFile: ReceiveFile) {
  const path = inboxPathOf(names)
  const { headers } = request
  if (headers['content-range']) throw new Problem('invalid_input')
  const bytes = lengthOf(headers['content-length'] ?? headers['x-expected-entity-length'])
  let isNew = true
  async function check(tx: Tx) {
    const [before] = await Promise.all([
      selectInboxFile(tx, device, path),
      requireParent(tx, device, path),
      requireUnlocked(tx, device, [path.path], headers['if']?.toString()),
    ])
    if (before?.is_folder) throw new DavRefusal(405)
    requireMatch(headers, before)
    isNew = !before
  }
  const modified_at = timeOf(headers['x-oc-mtime'])
  const version = await receiveFile(
    device,
    { ...path, bytes, modified_at, sha1: sha1Of(headers['oc-checksum']) },
    request.raw,
    check,
  )
  return { isNew, version, hasTime: modified_at !== undefined }
}

/** MKCOL */
export function makeFolder(device: Device, names: string[], ifHeader: string | undefined): Promise<void> {
  const path = inboxPathOf(names)
  return device.acts(ADD, async ({ tx }) => {
    await requireParent(tx, device, path)
    await requireUnlocked(tx, device, [path.path], ifHeader)
    if (await selectInboxFile(tx, device, path)) throw new DavRefusal(405)
    await saveInboxFile(tx, device, { ...path, version: newId(), is_folder: true })
  })
}

/** DELETE. The photos stay: only the device forgets that it sent them. */
export async function removeFromInbox(device: Device, staging: Staging, names: string[], ifHeader: string | undefined) {
  const path = inboxPathOf(names)
  const uploads = await device.acts(ADD, async ({ tx }) => {
    await requireUnlocked(tx, device, [path.path], ifHeader)
    if (!(await selectInboxFile(tx, device, path))) throw notFound()
    await deleteLocksIn(tx, device, path.path)
    return deleteInboxFiles(tx, device, path)
  })
  // Those that never got their final name.
  for (const id of uploads) await discard(device, staging, id)
}

/** MOVE. A file with a temporary name is imported when it gets its final one. Returns whether that name is new. */
export async function moveInInbox(
  device: Device,
  staging: Staging,
  { from, to, overwrite, ifHeader }: { from: string[]; to: string[]; overwrite: boolean; ifHeader: string | undefined },
): Promise<boolean> {
  const [source, target] = [inboxPathOf(from), inboxPathOf(to)]
  // Into itself, or in place of a folder that it's in.
  if (`${target.path}/`.startsWith(`${source.path}/`) || source.path.startsWith(`${target.path}/`))
    throw new Problem('forbidden')
  const { upload_id, isNew } = await device.acts(ADD, async ({ tx }) => {
    await requireUnlocked(tx, device, [source.path, target.path], ifHeader)
    const file = await selectInboxFile(tx, device, source)
    if (!file) throw notFound()
    await requireParent(tx, device, target)
    const there = await selectInboxFile(tx, device, target)
    if (there && !overwrite) throw new DavRefusal(412)
    if (file.is_folder) await requireShortPathsIn(tx, device, source, target)
    return { upload_id: await unfinishedUploadOf(tx, file, target), isNew: there === undefined }
  })
  let replaced: string[] = []
  const rename = async (tx: Tx) => {
    const file = await selectInboxFile(tx, device, source)
    if (!file) throw notFound()
    replaced = await deleteInboxFiles(tx, device, target)
    await deleteLocksIn(tx, device, source.path)
    if (file.upload_id) await renameUpload(tx, file.upload_id, target.name)
    await renameInboxFiles(tx, device, source, target)
  }
  if (upload_id) await receive(device, staging, { id: upload_id, family_id: device.family_id }, rename)
  else await device.acts(ADD, ({ tx }) => rename(tx))
  for (const id of replaced) if (id !== upload_id) await discard(device, staging, id)
  return isNew
}

/** @throws Problem invalid_input if paths in a folder would get too long */
async function requireShortPathsIn(tx: Tx, device: Device, source: InboxPath, target: InboxPath): Promise<void> {
  const longest = await measureFolder(tx, device, source)
  if (!longest) return
  const bytes = Buffer.byteLength(target.path) - Buffer.byteLength(source.path)
  const names = target.path.split('/').length - source.path.split('/').length
  // The inbox, the folders, and a file.
  requireShort({ depth: longest.slashes + 3 + names, folderBytes: longest.bytes + bytes })
}

/** The upload of a file whose new name is final, unlike its old one. @throws Problem if it expired */
async function unfinishedUploadOf(
  tx: Tx,
  { name, upload_id, is_folder }: InboxFile,
  target: InboxPath,
): Promise<string | undefined> {
  if (is_folder || !upload_id || !isTemporary(name) || isTemporary(target.name)) return undefined
  const state = await selectUploadState(tx, upload_id)
  if (!state) throw notFound()
  return state === 'receiving' ? upload_id : undefined
}

function requireMatch(headers: Http['request']['headers'], before: InboxFile | undefined) {
  const none = headers['if-none-match']
  if (none && before && namesEtag(none, before.version)) throw new DavRefusal(412)
  const match = headers['if-match']
  if (match && !(before && namesEtag(match, before.version))) throw new DavRefusal(412)
}

function lengthOf(header: string | string[] | undefined): number {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) throw new DavRefusal(411)
  return Number(header)
}

/** Seconds since 1970, as ownCloud and Nextcloud clients send them. */
function timeOf(header: string | string[] | undefined): Date | undefined {
  const seconds = typeof header === 'string' && /^\d{1,11}(\.\d+)?$/.test(header) ? Number(header) : Number.NaN
  return Number.isNaN(seconds) ? undefined : new Date(Math.floor(seconds) * 1000)
}

function sha1Of(header: string | string[] | undefined): string | undefined {
  return /^SHA1:([0-9a-f]{40})$/i.exec(String(header))?.[1]?.toLowerCase()
}
