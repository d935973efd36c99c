import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '#shared/ids.ts'
import { isId } from '#shared/is-id.ts'
import type { Mail } from './mail-message.ts'

/** `date` is an ISO time in UTC. */
export type LocalMail = Mail & { id: string; from: string; date: string }

/** Emails of an instance without SMTP, one JSON file each, for people on this machine to read. */
export type LocalMailbox = {
  store(mail: Mail, from: string): Promise<void>
  /** Newest first. */
  list(): Promise<LocalMail[]>
  read(id: string): Promise<LocalMail | null>
}

/** Older ones are deleted. */
export const MAX_STORED_EMAILS = 500
const ENDING = '.json'

/** Several processes can share the folder. It contains sign-in codes, so only its owner can read it. */
export function openLocalMailbox(folder: string): LocalMailbox {
  const fileOf = (id: string) => path.join(folder, id + ENDING)

  return {
    async store(mail, from) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const id = newId()
      // Only their names: 500 emails with large files would fill the disk.
      const attachments = mail.attachments?.map((one) => ({ ...one, base64: '' }))
      const stored: LocalMail = {
        ...mail,
        ...(attachments && { attachments }),
        ...{ id, from, date: new Date().toISOString() },
      }
      const unfinished = path.join(folder, `${id}.tmp`)
      try {
        await writeFile(unfinished, JSON.stringify(stored, null, 2), { flag: 'wx', mode: 0o600 })
        await rename(unfinished, fileOf(id))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      for (const old of (await idsIn(folder)).slice(MAX_STORED_EMAILS)) await rm(fileOf(old), { force: true })
    },

    async list() {
      const mails: LocalMail[] = []
      for (const id of await idsIn(folder)) {
        const mail = await readMail(fileOf(id))
        if (mail) mails.push(mail)
      }
      return mails
    },

    read: async (id) => (isId(id) ? readMail(fileOf(id)) : null),
  }
}

/** IDs begin with their time, so reverse order is newest first. */
async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => absent(error, []))
  const ids = names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length))
  return ids.filter(isId).toSorted().toReversed()
}

async function readMail(file: string): Promise<LocalMail | null> {
  const json = await readFile(file, 'utf8').catch((error: unknown) => absent(error, null))
  return json === null ? null : (JSON.parse(json) as LocalMail)
}

function absent<T>(error: unknown, instead: T): T {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead
  throw error
}
