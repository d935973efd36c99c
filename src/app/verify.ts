import { loadConfig } from '#server/config.ts'
import { command, endProgress, inWords, say, sayAll, sayProgress } from './backup/command.ts'
import { reachInstallation } from './backup/reach-installation.ts'
import { verifyBackup } from './backup/verify-backup.ts'
import { verifyInstallation } from './backup/verify-installation.ts'

/** npm run verify -- BACKUP reads a backup again; without one, the originals of this installation. */
await command(async ([folder]) => {
  const onProgress = (objects: number) => {
    if (objects % 50 === 0) sayProgress(`${objects} files …`)
  }
  if (folder) {
    const { made_at, tables, objects, bytes, wrong } = await verifyBackup(folder, onProgress)
    endProgress()
    say(`The backup of ${made_at}: ${tables} tables and ${objects} files, ${inWords(bytes)}`)
    sayAll('Wrong', wrong)
    if (!wrong.length) say('Every hash is right.')
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
    say(`${originals} originals, ${inWords(bytes)}`)
    sayAll('Missing', missing)
    sayAll('Not what was uploaded', changed)
    if (!missing.length && !changed.length) say('Every original is there, and every hash is right.')
    return missing.length + changed.length ? 'trouble' : 'well'
  } finally {
    await installation.close()
  }
})
