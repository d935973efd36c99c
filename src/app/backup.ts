import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadConfig } from '#server/config.ts'
import { settingsFromFiles } from '#server/settings-from-files.ts'
import { BackupProblem } from './backup/backup-folder.ts'
import { command, counted, endProgress, inWords, say, printList, printProgress } from './backup/command.ts'
import { makeBackup } from './backup/make-backup.ts'
import { reachInstallation } from './backup/reach-installation.ts'

/** npm run backup -- FOLDER: a complete backup, whether or not Hearthbook is running. */
await command(async ([parent]) => {
  if (!parent) throw new BackupProblem('Usage: npm run backup -- /path/to/backups')
  const config = loadConfig()
  const installation = await reachInstallation(config)
  try {
    const secretPath = path.join(config.dataDir, 'secret')
    const report = await makeBackup(parent, {
      ...installation,
      secret: config.secret,
      secretPath:
        existsSync(secretPath) && !settingsFromFiles(['SECRET'], process.env)['SECRET']?.trim()
          ? secretPath
          : undefined,
      onProgress: ({ objects, bytes }) => printProgress(`${objects} files, ${inWords(bytes)} …`),
    })
    endProgress()
    const { objects, bytes, linked } = report
    say(`Backed up to ${report.folder}`)
    say(
      `${counted(report.rows_of, 'table')} and ${counted(objects, 'file')}, ${inWords(bytes)}${linked ? `; ${linked} unchanged since the last backup` : ''}`,
    )
    if (!existsSync(path.join(report.folder, 'secret')))
      say("SECRET is a setting, so this backup doesn't include it. Save it somewhere else, too.")
    printList('Missing originals', report.lost)
    printList('Damaged originals', report.changed)
    return report.lost.length + report.changed.length ? 'trouble' : 'well'
  } finally {
    await installation.close()
  }
})
