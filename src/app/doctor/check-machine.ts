import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import path from 'node:path'
import { refuseUnfinishedRestore } from '#features/backups/server/unfinished-restore.ts'
import { childEnv } from '#server/child-env.ts'
import type { Config } from '#server/config.ts'
import { openIsolation } from '#server/media-process/isolation.ts'
import { assertWritable, diskOf } from '#server/storage/free-space.ts'
import { StorageFull } from '#server/storage/object-store.ts'
import { inWords } from '../backup/command.ts'
import { Unhealthy } from './finding.ts'

/** Of the disk, as in deploy/alerts.yaml. */
const LOW_DISK = 0.1
/** A machine with 1 or 2 GB reports a little less. */
const NEEDED_MEMORY = 0.9e9
const NEEDED_MEMORY_WITH_VIDEOS = 1.8e9
const PROGRAM_MS = 10_000

export async function checkDataDir(config: Config): Promise<string> {
  const { dataDir } = config
  if (!existsSync(dataDir)) return `${dataDir} will be created at the first start`
  await assertWritable(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof StorageFull) throw error
    throw new Unhealthy(
      `This user can't write to ${dataDir} (${error.code}): run Hearthbook and this command as the folder's owner, or change its owner.`,
    )
  })
  // Others need to pass through if root runs Hearthbook (data-dir.ts).
  if (statSync(dataDir).mode & 0o006)
    throw new Unhealthy(`Other users of this machine can read ${dataDir}: run chmod o-rw on it.`)
  refuseUnfinishedRestore(config)
  return dataDir
}

export async function checkInbox({ inbox, dataDir }: Config): Promise<string> {
  if (!inbox) return 'No folder is imported'
  if (`${inbox.dir}/`.startsWith(`${dataDir}/`)) throw new Unhealthy('INBOX_DIR is in DATA_DIR: choose another folder.')
  if (!existsSync(inbox.dir)) throw new Unhealthy(`${inbox.dir} doesn't exist: create it, or correct INBOX_DIR.`)
  await assertWritable(inbox.dir).catch((error: NodeJS.ErrnoException) => {
    throw new Unhealthy(`This user can't write to ${inbox.dir} (${error.code}): imported files couldn't be moved.`)
  })
  return inbox.dir
}

export async function checkDisk({ dataDir }: Config): Promise<string> {
  const { free_bytes, total_bytes } = await diskOf(existingFolder(dataDir))
  const free = `${inWords(free_bytes)} of ${inWords(total_bytes)} is free`
  if (free_bytes < LOW_DISK * total_bytes)
    throw new Unhealthy(`Only ${free}: free up space, or move DATA_DIR to a larger disk.`)
  return free
}

export function checkMemory({ ffmpeg }: Config, bytes = usableMemory()): string {
  const needed = ffmpeg ? NEEDED_MEMORY_WITH_VIDEOS : NEEDED_MEMORY
  if (bytes < needed)
    throw new Unhealthy(
      `This machine has ${inWords(bytes)} of memory: give it at least ${ffmpeg ? '2 GB, which converting videos needs' : '1 GB'}.`,
    )
  return inWords(bytes)
}

/** That of a container or service, if it's limited. */
function usableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity)
}

export function checkFfmpeg({ ffmpeg }: Config, env: NodeJS.ProcessEnv): string {
  if (!ffmpeg && env['FFMPEG']?.trim() === 'off') return 'ffmpeg is turned off'
  if (!ffmpeg)
    throw new Unhealthy(
      "ffmpeg is missing, so some videos won't play everywhere: apt install ffmpeg, or set FFMPEG=off.",
    )
  try {
    const version = execFileSync(ffmpeg, ['-version'], {
      ...{ encoding: 'utf8', timeout: PROGRAM_MS, stdio: 'pipe' },
      env: childEnv(),
    })
    return version.split('\n')[0]?.replace(/ Copyright.*/, '') ?? ffmpeg
  } catch {
    throw new Unhealthy(`${ffmpeg} doesn't run: install ffmpeg again, or set FFMPEG to another one.`)
  }
}

export async function checkDecoders(config: Config): Promise<string> {
  if (process.platform !== 'linux') return 'Not isolated, which is only possible on Linux'
  if (!existsSync(config.dataDir)) return 'Tested at the first start'
  const { state, detail = '' } = await openIsolation(config)()
  if (state === 'unavailable')
    throw new Unhealthy(
      "Photos and videos aren't decoded in a sandbox: apt install bubblewrap, and restart Hearthbook.",
    )
  if (state === 'refused')
    throw new Unhealthy(
      `This system blocks the sandbox for photos and videos (${detail}): see "Isolated decoders" in docs/operations.md.`,
    )
  return 'Isolated: no network, no access to other files'
}

function existingFolder(folder: string): string {
  return existsSync(folder) ? folder : existingFolder(path.dirname(folder))
}
