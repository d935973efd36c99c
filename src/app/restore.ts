import { BackupProblem } from './backup/backup-folder.ts'
import { command, counted, endProgress, inWords, say, printList, printProgress } from './backup/command.ts'
import { settingsFromFiles } from '#server/settings-from-files.ts'
import { settings } from '#server/settings.ts'
import { restoreBackup } from './backup/restore-backup.ts'

/** npm run restore -- BACKUP: restores to an empty DATA_DIR, database and bucket. */
await command(async ([folder]) => {
  if (!folder) throw new BackupProblem('Usage: npm run restore -- /path/to/backups/hearthbook-2026-01-31T03-00-00Z')
  const done = await restoreBackup(folder, settingsFromFiles(Object.keys(settings.shape), process.env), (objects) => {
    if (objects % 50 === 0) printProgress(`${objects} files …`)
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
