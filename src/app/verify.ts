import { chosenBackup } from '#features/backups/server/open-for-reading.ts'
import { loadConfig } from '#server/config.ts'
import { openBackups } from './backup/open-backups.ts'
import { command, counted, endProgress, inWords, say, printList, printProgress } from './backup/command.ts'
import { reachInstallation } from './backup/reach-installation.ts'
import { verifyBackup } from '#features/backups/server/verify-backup.ts'
import { verifyInstallation } from './backup/verify-installation.ts'

/** npm run verify -- FOLDER [NAME] checks the newest backup there, or this one; without one, the originals of this instance. */
await command(async ([address, wanted]) => {
  const onProgress = (objects: number) => {
    if (objects % 50 === 0) printProgress(`${objects} files …`)
  }
  if (address) {
    const { repository } = await openBackups(address)
    const name = await chosenBackup(repository, wanted)
    const { made_at, tables, objects, bytes, wrong } = await verifyBackup(repository, name, { onProgress })
    endProgress()
    say(`Backup of ${made_at}: ${counted(tables, 'table')} and ${counted(objects, 'file')}, ${inWords(bytes)}`)
    printList('Missing or damaged', wrong)
    if (!wrong.length) say('All hashes match.')
    return wrong.length ? 'trouble' : 'well'
  }
  const config = loadConfig()
  const installation = await reachInstallation(config)
  try {
    const { originals, bytes, missing, changed } = await verifyInstallation(
      { ...installation, secret: config.secret },
      onProgress,
    )
    endProgress()
    say(`${counted(originals, 'original')}, ${inWords(bytes)}`)
    printList('Missing', missing)
    printList('Damaged', changed)
    if (!missing.length && !changed.length) say('No original is missing, and all hashes match.')
    return missing.length + changed.length ? 'trouble' : 'well'
  } finally {
    await installation.close()
  }
})
