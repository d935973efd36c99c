import { loadConfig } from '#server/config.ts'
import { command, counted, endProgress, inWords, say, printList, printProgress } from './backup/command.ts'
import { reachInstallation } from './backup/reach-installation.ts'
import { verifyBackup } from './backup/verify-backup.ts'
import { verifyInstallation } from './backup/verify-installation.ts'

/** npm run verify -- BACKUP checks a backup; without one, the originals of this instance. */
await command(async ([folder]) => {
  const onProgress = (objects: number) => {
    if (objects % 50 === 0) printProgress(`${objects} files …`)
  }
  if (folder) {
    const { made_at, tables, objects, bytes, wrong } = await verifyBackup(folder, onProgress)
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
