import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '#server/cannot-start.ts'
import { requireDataDir } from '#server/data-dir.ts'

/** Lock of the one Hearthbook that uses a data folder. The kernel releases it when the process ends, even after kill -9. */
export type InstanceLock = {
  /** Records this instance's URL, which a second start shows. */
  announce(address: string): void
  release(): void
}

/** Another Hearthbook uses the data folder. The message says which one. */
export class AlreadyRunning extends CannotStart {
  /** It's a backup, which makes way for Hearthbook. */
  readonly isBackup: boolean

  constructor(message: string, isBackup: boolean) {
    super(message)
    this.isBackup = isBackup
  }
}

/** Hearthbook was started during a backup, which continues. */
export class HandOver extends Error {}

const WANTED = 'instance.wanted'
/** A backup looks for it between two files. A large video takes a while. */
const HAND_OVER_MS = 120_000
const POLL_MS = 300
const TAKE_OVER_MS = 5_000

/** Takes the lock. A backup that has it finishes the file it's copying, then continues without it. @throws AlreadyRunning */
export async function takeInstanceLockFromBackup(dataDir: string, say: (line: string) => void): Promise<InstanceLock> {
  const wanted = path.join(dataDir, WANTED)
  const until = Date.now() + HAND_OVER_MS
  try {
    for (;;) {
      try {
        return takeInstanceLock(dataDir)
      } catch (error) {
        if (!(error instanceof AlreadyRunning) || !error.isBackup || Date.now() > until) throw error
        if (!existsSync(wanted)) {
          say('A backup is using the data. Hearthbook starts in a moment, and the backup continues.')
          writeFileSync(wanted, '')
        }
        await sleep(POLL_MS)
      }
    }
  } finally {
    rmSync(wanted, { force: true })
  }
}

/** Whether Hearthbook waits for the lock that this backup has. */
export function isHandOverAsked(dataDir: string): boolean {
  return existsSync(path.join(dataDir, WANTED))
}

/** For a backup that released the lock: waits until Hearthbook has it. One that was killed leaves its file behind. */
export async function untilHandedOver(dataDir: string): Promise<void> {
  for (const until = Date.now() + TAKE_OVER_MS; isHandOverAsked(dataDir) && Date.now() < until;) await sleep(POLL_MS)
  rmSync(path.join(dataDir, WANTED), { force: true })
}

/** @throws AlreadyRunning */
export function takeInstanceLock(dataDir: string, { isBackup = false } = {}): InstanceLock {
  requireDataDir(dataDir)
  const infoFile = path.join(dataDir, 'instance.json')
  // Node has no API for kernel file locks, but its SQLite takes one. Nothing is ever stored in this file.
  const file = new DatabaseSync(path.join(dataDir, 'instance.lock'))
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    const holder = readInfo(infoFile)
    const which = holder ? `pid ${holder.pid}, ${holder.address ?? 'still starting'}` : 'still starting'
    throw holder?.isBackup
      ? new AlreadyRunning(`A backup is using this data (pid ${holder.pid}): ${dataDir}`, true)
      : new AlreadyRunning(`Hearthbook is already running on this data (${which}): ${dataDir}`, false)
  }
  const writeInfo = (address?: string) =>
    writeFileSync(infoFile, JSON.stringify({ pid: process.pid, address, isBackup }))
  writeInfo()
  return { announce: writeInfo, release: () => file.close() }
}

const SQLITE_BUSY = 5

type Info = { pid: number; address?: string; isBackup?: boolean }

/** Undefined while the holder is writing it. */
function readInfo(infoFile: string): Info | undefined {
  try {
    return JSON.parse(readFileSync(infoFile, 'utf8')) as Info
  } catch {
    return undefined
  }
}
