import { parseArgs } from 'node:util'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { openIsolation } from '#server/media-process/isolation.ts'
import { openLog } from '#server/log.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import { remakeDerivatives } from '#features/media/server/remake-derivatives.ts'
import { Id } from '#shared/id-schemas.ts'
import { BackupProblem } from '#features/backups/server/backup-problem.ts'
import { command, counted, endProgress, say, printList, printProgress } from './backup/command.ts'
import { reachInstallation } from './backup/reach-installation.ts'

/** npm run derivatives [-- --missing] [-- --family ID]: recreates the thumbnails and previews from originals. */
await command(async (args) => {
  const { missing, family } = read(args)
  const config = loadConfig()
  const installation = await reachInstallation(config)
  const db = openDatabase(installation.ownerUrl, config.secret)
  const media = startMediaProcess({ ffmpeg: config.ffmpeg, isolation: openIsolation(config) })
  try {
    const { store } = installation
    const originals = wholeOriginals({ db: db.worker, store, log: openLog(config.logLevel) })
    const parts = { db: db.worker, store, originals, media }
    const outcomes = await remakeDerivatives(parts, { only_missing: missing, family_id: family }, (photos) =>
      printProgress(`${photos} photos …`),
    )
    endProgress()
    say(`Created thumbnails for ${counted(outcomes.made.length, 'photo')}. ${outcomes.there.length} already had them.`)
    printList(
      'Videos that need ffmpeg to play in every browser (apt install ffmpeg, or set FFMPEG)',
      outcomes.film_waits,
    )
    printList('Missing originals', outcomes.lost)
    printList("Left unchanged because the original can't be decoded here", outcomes.unreadable)
    return outcomes.lost.length ? 'trouble' : 'well'
  } finally {
    await media.close()
    await db.close()
    await installation.close()
  }
})

function read(args: string[]): { missing: boolean; family: string | undefined } {
  try {
    const options = { missing: { type: 'boolean', default: false }, family: { type: 'string' } } as const
    const { missing, family } = parseArgs({ args, options }).values
    if (family !== undefined && !Id.safeParse(family).success)
      throw new Error("--family needs a family's ID, as in its URL.")
    return { missing, family }
  } catch (error) {
    throw new BackupProblem((error as Error).message)
  }
}
