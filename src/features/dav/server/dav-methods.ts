import type { WebContext } from '#server/feature.ts'
import type { Http } from '#server/http/route.ts'
import { quoted } from '#server/storage/content-headers.ts'
import { Problem } from '#shared/problems.ts'
import { INBOX } from '../dav.rules.ts'
import { ADD, type Device } from './authenticate-device.ts'
import { destinationOf, namesOf } from './dav-paths.ts'
import { DavRefusal } from './dav-refusal.ts'
import { makeFolder, moveInInbox, putFile, removeFromInbox } from './inbox.ts'
import { inboxPathOf } from './inbox-paths.ts'
import { setInboxFileTime } from './inbox.queries.ts'
import type { Found } from './found.ts'
import { find } from './listings.ts'
import { lock, lockedXml, requireUnlocked, unlock } from './locks.ts'
import { askedIn, asksForQuota, multistatus, patchedXml, type Resource } from './multistatus.ts'
import { fileReceiver } from './put-file.ts'
import { quotaOf } from './quota.ts'
import { readText, readXml } from './read-xml.ts'
import { emptyStream, openFileSender } from './send-file.ts'
import { sendXml } from './send-xml.ts'

type Handle = (device: Device, http: Http) => Promise<void>

/** Every method but OPTIONS. */
export function davMethods(context: WebContext): Map<string, Handle> {
  const { staging } = context
  const receiveFile = fileReceiver(context)
  const send = openFileSender(context)
  const namesIn = ({ request }: Http) => namesOf(request.raw.url ?? '')
  const found = (device: Device, http: Http) => find(device, namesIn(http), send)

  const read: Handle = async (device, http) => {
    const { send: sendIt } = await found(device, http)
    if (!sendIt) throw new DavRefusal(405)
    await sendIt(http)
  }

  return new Map<string, Handle>([
    ['GET', read],
    ['HEAD', (device, http) => head(device, http, found, read)],
    [
      'PUT',
      async (device, http) => {
        const { isNew, version, hasTime } = await putFile(device, inInbox(namesIn(http)), http, receiveFile)
        http.reply
          .status(isNew ? 201 : 204)
          .headers({ etag: quoted(version), ...(hasTime && { 'x-oc-mtime': 'accepted' }) })
          .send()
      },
    ],
    [
      'DELETE',
      async (device, http) => {
        await removeFromInbox(device, staging, inInbox(namesIn(http)), ifOf(http))
        http.reply.status(204).send()
      },
    ],
    [
      'MKCOL',
      async (device, http) => {
        if (await readText(http.request.raw)) throw new DavRefusal(415)
        const names = namesIn(http)
        // Clients create each folder of a path, and expect that the first ones exist.
        if (names.length < 2) throw new DavRefusal(405)
        await makeFolder(device, inInbox(names), ifOf(http))
        http.reply.status(201).send()
      },
    ],
    [
      'MOVE',
      async (device, http) => {
        const { headers } = http.request
        const to = inInbox(destinationOf(headers['destination']))
        const overwrite = headers['overwrite'] !== 'F'
        const from = inInbox(namesIn(http))
        const isNew = await moveInInbox(device, staging, { from, to, overwrite, ifHeader: ifOf(http) })
        http.reply.status(isNew ? 201 : 204).send()
      },
    ],
    [
      'PROPFIND',
      async (device, http) => {
        const depth = http.request.headers['depth'] ?? '1'
        if (depth !== '0' && depth !== '1') throw new DavRefusal(403, 'propfind-finite-depth')
        const asked = askedIn(await readXml(http.request.raw))
        if (!asked) throw new Problem('invalid_input')
        const there = await found(device, http)
        const { resource } = there
        if (resource.isFolder && asksForQuota(asked)) resource.quota = await quotaOf(device, context)
        sendXml(http, 207, multistatus(resourcesOf(there, depth), asked))
      },
    ],
    ['PROPPATCH', (device, http) => patch(device, http, namesIn(http))],
    [
      'LOCK',
      async (device, http) => {
        const { headers } = http.request
        const body = await readXml(http.request.raw)
        const names = inInbox(namesIn(http))
        const depth = headers['depth']?.toString()
        const timeout = headers['timeout']?.toString()
        const made = await lock(device, { names, body, depth, timeout, ifHeader: ifOf(http) })
        if (body) http.reply.header('lock-token', `<urn:uuid:${made.lock.token}>`)
        sendXml(http, made.isNew ? 201 : 200, lockedXml(made.lock))
      },
    ],
    [
      'UNLOCK',
      async (device, http) => {
        await unlock(device, inInbox(namesIn(http)), http.request.headers['lock-token'])
        http.reply.status(204).send()
      },
    ],
  ])
}

/** Clients check what they sent by a HEAD, also where they can't read files. */
async function head(
  device: Device,
  http: Http,
  found: (device: Device, http: Http) => Promise<Found>,
  read: Handle,
): Promise<void> {
  const { resource } = await found(device, http)
  if (resource.names[0] !== INBOX) return resource.isFolder ? void http.reply.status(200).send() : read(device, http)
  const { bytes = 0, etag, modified_at, contentType = 'application/octet-stream', isFolder } = resource
  if (isFolder) return void http.reply.status(200).send()
  http.reply
    .status(200)
    .headers({ 'content-length': bytes, 'content-type': contentType, 'content-disposition': 'attachment' })
    .headers({ ...(etag && { etag: quoted(etag) }), 'last-modified': new Date(modified_at ?? 0).toUTCString() })
    .send(emptyStream())
}

async function* resourcesOf({ resource, list }: Found, depth: string): AsyncGenerator<Resource> {
  yield resource
  if (depth === '1' && list) yield* list()
}

const TIMES = ['DAV:getlastmodified', 'DAV:lastmodified', 'urn:schemas-microsoft-com: Win32LastModifiedTime']
const IGNORED = /^urn:schemas-microsoft-com: Win32/

/** PROPPATCH: accepts the time of a file, and what Windows sets on every file. */
async function patch(device: Device, http: Http, names: string[]): Promise<void> {
  const body = await readXml(http.request.raw)
  if (body?.name !== 'DAV:propertyupdate') throw new Problem('invalid_input')
  const path = inboxPathOf(inInbox(names))
  const set = body.children.flatMap(({ name, children }) =>
    name === 'DAV:set' || name === 'DAV:remove' ? children.flatMap((prop) => prop.children) : [],
  )
  const time = set.find(({ name, text }) => TIMES.includes(name) && isTime(text))
  await find(device, names, async () => {})
  await device.acts(ADD, async ({ tx }) => {
    await requireUnlocked(tx, device, [path.path], ifOf(http))
    if (time) await setInboxFileTime(tx, device, path, new Date(time.text))
  })
  const isAccepted = (name: string) => name === time?.name || IGNORED.test(name)
  const all = set.map(({ name }) => name)
  sendXml(
    http,
    207,
    patchedXml(
      names,
      all.filter(isAccepted),
      all.filter((name) => !isAccepted(name)),
    ),
  )
}

/** Within what PostgreSQL and HTTP have in common. */
function isTime(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** The names below the inbox. Everything else is read-only. */
function inInbox([top, ...names]: string[]): string[] {
  if (top !== INBOX || names.length === 0) throw new Problem('forbidden')
  return names
}

function ifOf({ request }: Http): string | undefined {
  return request.headers['if']?.toString()
}
