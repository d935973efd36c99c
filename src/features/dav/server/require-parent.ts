import type { Tx } from '#server/db/database.ts'
import { Problem } from '#shared/problems.ts'
import type { Device } from './authenticate-device.ts'
import { parentOf, type InboxPath } from './inbox-paths.ts'
import { selectInboxFile } from './inbox.queries.ts'

/** @throws Problem folder_missing if there's no folder for a file */
export async function requireParent(tx: Tx, device: Device, path: InboxPath): Promise<void> {
  const parent = parentOf(path)
  if (parent && !(await selectInboxFile(tx, device, parent))?.is_folder) throw new Problem('folder_missing')
}
