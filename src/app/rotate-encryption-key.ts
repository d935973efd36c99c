import { BackupProblem } from '#features/backups/server/backup-problem.ts'
import { loadConfig } from '#server/config.ts'
import { withClient } from '#server/db/cluster.ts'
import { openDatabase } from '#server/db/database.ts'
import { command, say } from './backup/command.ts'
import { reachDatabase } from './backup/reach-installation.ts'
import { rotateDataKeys, rotateMasterKey } from './rotate-secret/rotate-encryption-key.ts'
import { requireNoServer } from './rotate-secret/rotate-secret.ts'

/** npm run rotate-encryption-key [-- files]: changes the master key in DATA_DIR, or the keys that files are encrypted with. */
await command(async ([what]) => {
  if (what !== undefined && what !== 'files') throw new BackupProblem('Usage: npm run rotate-encryption-key [-- files]')
  const config = loadConfig()
  const reached = await reachDatabase(config)
  try {
    if (reached.is_served) throw new BackupProblem('Hearthbook is running. Stop it first.')
    await withClient(reached.ownerUrl, (client) => requireNoServer(client, reached.ownerUrl))
    const db = openDatabase(reached.ownerUrl, config.secret)
    try {
      if (what === 'files') {
        await rotateDataKeys(db.keys)
        say('New files get new keys. After you start Hearthbook and a backup was made, all others are encrypted again.')
        return 'well'
      }
      const count = await rotateMasterKey(db.keys, config)
      say(`The encryption key has been changed, and with it the protection of ${count} keys of families and people.`)
      say('The new one is in DATA_DIR/encryption-key. Save a copy of it: without it, all photos and videos are lost.')
      return 'well'
    } finally {
      await db.close()
    }
  } finally {
    await reached.close()
  }
})
