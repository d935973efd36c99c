import { BackupProblem } from '#features/backups/server/backup-problem.ts'
import { chosenBackup } from '#features/backups/server/open-for-reading.ts'
import { restoreBackup } from '#features/backups/server/restore-backup.ts'
import { openBackups } from './backup/open-backups.ts'
import { command, counted, endProgress, inWords, say, printList, printProgress } from './backup/command.ts'

/** npm run restore -- FOLDER [NAME]: restores the newest backup, or this one, to an empty DATA_DIR, database and bucket. */
await command(async ([address, wanted]) => {
  if (!address) throw new BackupProblem('Usage: npm run restore -- /path/to/backups [2026-01-31t03-00-00z]')
  const { repository, env } = await openBackups(address)
  const name = await chosenBackup(repository, wanted)
  const done = await restoreBackup(repository, name, env, {
    onProgress: (objects) => {
      if (objects % 50 === 0) printProgress(`${objects} files …`)
    },
  })
  endProgress()
  say(`Restored the backup of ${done.made_at} to ${done.dataDir}`)
  say(
    `${counted(done.tables, 'table')} and ${counted(done.objects, 'file')}, ${inWords(done.bytes)}. All hashes match.`,
  )
  printList("Couldn't be restored", done.wrong)
  printList('Originals that were already missing when the backup was made', done.lost)
  return done.wrong.length + done.lost.length ? 'trouble' : 'well'
})
