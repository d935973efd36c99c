import { typeByEnding } from '#server/storage/media-types.ts'
import { notFound } from '#shared/problems.ts'
import { INBOX } from '../dav.rules.ts'
import { ADD, type Device } from './authenticate-device.ts'
import { inboxPathOf } from './inbox-paths.ts'
import { selectInboxFile, selectInboxFolder, type InboxFile } from './inbox.queries.ts'
import { selectLocks } from './locks.queries.ts'
import type { Found, SendFile } from './found.ts'
import type { Resource } from './multistatus.ts'
import { findInTree, TREES } from './photo-tree.ts'

const PAGE = 1_000

/** @throws Problem not_found, forbidden */
export async function find(device: Device, names: string[], send: SendFile): Promise<Found> {
  const [top, ...rest] = names
  if (top === undefined) return { resource: { names, isFolder: true }, list: () => listTop(device) }
  if (top === INBOX) return findInInbox(device, rest, send)
  return findInTree(device, names, send)
}

async function* listTop({ scopes }: Device): AsyncGenerator<Resource> {
  if (scopes.includes('add')) yield { names: [INBOX], isFolder: true }
  if (scopes.includes('read')) for (const name of TREES) yield { names: [name], isFolder: true }
}

async function findInInbox(device: Device, names: string[], send: SendFile): Promise<Found> {
  const path = inboxPathOf(names)
  const [file, locks] = await device.acts(ADD, async ({ tx }) => [
    names.length ? await selectInboxFile(tx, device, path) : undefined,
    await selectLocks(tx, device, path.path),
  ])
  if (names.length && !file) throw notFound()
  const resource = {
    ...(file ? toResource(file) : { names: [INBOX], isFolder: true }),
    locks: locks.map((lock) => ({ ...lock, path: [INBOX, ...lock.path.split('/')] })),
  }
  if (!file || file.is_folder) return { resource, list: () => listFolder(device, path.path) }
  const { photo_id, upload_id, version: etag, name } = file
  return {
    resource,
    send: (http) => send(device, { photo_id, upload_id, etag, name }, http),
  }
}

async function* listFolder(device: Device, folder: string): AsyncGenerator<Resource> {
  for (let after = ''; ;) {
    const page = await device.acts(ADD, ({ tx }) => selectInboxFolder(tx, device, folder, after, PAGE))
    yield* page.map(toResource)
    if (page.length < PAGE) return
    after = page.at(-1)?.name ?? ''
  }
}

function toResource(file: InboxFile): Resource {
  const { folder, name, is_folder, size, modified_at, version, sha1 } = file
  const names = [INBOX, ...folder.split('/').filter(Boolean), name]
  if (is_folder) return { names, isFolder: true, modified_at }
  const contentType = typeByEnding(name.slice(name.lastIndexOf('.') + 1).toLowerCase())
  return { names, isFolder: false, bytes: size, modified_at, etag: version, sha1, ...(contentType && { contentType }) }
}
