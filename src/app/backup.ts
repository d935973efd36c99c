import { loadConfig } from '#server/config.ts'
import { BackupProblem } from '#features/backups/server/backup-problem.ts'
import { backUpTo } from '#features/backups/server/back-up-to.ts'
import { createFolder, placeAt } from '#features/backups/server/places.ts'
import { command, counted, endProgress, inWords, say, printList, printProgress } from './backup/command.ts'
import { reachInstallation } from './backup/reach-installation.ts'
import { HandOver, untilHandedOver } from '#server/db/instance-lock.ts'

/** npm run backup [-- FOLDER or s3://bucket/prefix]: a complete backup, whether or not Hearthbook is running. */
await command(async (args) => {
  const config = loadConfig()
  const addresses = args.length ? args : config.backups.to
  if (!addresses.length) throw new BackupProblem('Usage: npm run backup -- /path/to/backups')
  let damaged = 0
  for (const address of addresses) {
    const place = placeAt(address, config)
    if (args.length) createFolder(place)
    damaged += await run(config.dataDir, () => backUp(place))
  }
  return damaged ? 'trouble' : 'well'

  async function backUp(place: ReturnType<typeof placeAt>): Promise<number> {
    const installation = await reachInstallation(config, { isBackup: true })
    try {
      const report = await backUpTo(place, {
        ...{ ...installation, config },
        keep: args.length ? undefined : config.backups.keep,
        onProgress: ({ new_objects, new_bytes }) => printProgress(`${new_objects} new files, ${inWords(new_bytes)} …`),
      })
      endProgress()
      say(`Backed up to ${place.address}, ${report.name}`)
      say(
        `${counted(report.tables, 'table')} and ${counted(report.objects, 'file')}, ${inWords(report.bytes)}, of which ${counted(report.new_objects, 'file')} and ${inWords(report.new_bytes)} are new`,
      )
      if (!report.has_secret)
        say("SECRET is a setting, so this backup doesn't include it. Save it somewhere else, too.")
      printList('Missing originals', report.lost)
      printList('Damaged originals', report.changed)
      return report.lost.length + report.changed.length
    } finally {
      await installation.close()
    }
  }
})

/** Continues beside Hearthbook if it's started during the backup. */
async function run<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HandOver)) throw error
    await untilHandedOver(dataDir)
    return run(dataDir, work)
  }
}
