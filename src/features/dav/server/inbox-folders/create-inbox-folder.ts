import { addAppPassword, listAppPasswords } from '#features/accounts/server/app-passwords.ts'
import { withCapability, type Member } from '#features/families/server/member.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { davContract } from '../../dav.contract.ts'
import { DEVICES_MAX } from '../../dav.rules.ts'
import { deviceOf } from '../devices.ts'
import { selectFolderNames, selectOwnNames, setInboxFolder } from './inbox-folders.queries.ts'

const SLUG_MAX_LENGTH = 60

/** The person's inbox folder for the family, which the worker creates on disk. @throws Problem not_found without INBOX_DIR */
export async function createInboxFolder(
  adder: Member<'photos.add'>,
  { db, config }: { db: Database; config: Pick<Config, 'inbox'> },
): Promise<ResultOf<typeof davContract.createInboxFolder>> {
  if (!config.inbox) throw notFound()
  const member = withCapability(adder, 'photos.add')
  const existing = (await listAppPasswords(member)).find(({ folder }) => folder !== null)
  if (existing) return deviceOf(existing, config)
  const { family, person } = await selectOwnNames(member)
  const folder = freeName(slugOf(`${family} ${person}`), await selectFolderNames(db.auth))
  // No one learns this password: the folder is the way in.
  const { key } = await addAppPassword(member, { name: folder, scopes: ['add'], most: DEVICES_MAX })
  await setInboxFolder(member.tx, key.id, folder)
  return deviceOf({ ...key, folder }, config)
}

function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, SLUG_MAX_LENGTH)
      .replace(/^-+|-+$/g, '') || 'inbox'
  )
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let n = 2; taken.has(name); n++) name = `${wanted}-${n}`
  return name
}
