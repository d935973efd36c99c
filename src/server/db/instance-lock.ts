import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '#server/cannot-start.ts'
import { requireDataDir } from '#server/data-dir.ts'

/** Lock of the one Hearthbook that uses a data folder. The kernel releases it when the process ends, even after kill -9. */
export type InstanceLock = {
  /** Records this instance's URL, which a second start shows. */
  announce(address: string): void
  release(): void
}

/** Another Hearthbook uses the data folder. The message says which one. */
export class AlreadyRunning extends CannotStart {}

/** @throws AlreadyRunning */
export function takeInstanceLock(dataDir: string): InstanceLock {
  requireDataDir(dataDir)
  const infoFile = path.join(dataDir, 'instance.json')
  // Node has no API for kernel file locks, but its SQLite takes one. Nothing is ever stored in this file.
  const file = new DatabaseSync(path.join(dataDir, 'instance.lock'))
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new AlreadyRunning(`Hearthbook is already running on this data (${describe(infoFile)}): ${dataDir}`)
  }
  const writeInfo = (address?: string) => writeFileSync(infoFile, JSON.stringify({ pid: process.pid, address }))
  writeInfo()
  return { announce: writeInfo, release: () => file.close() }
}

const SQLITE_BUSY = 5

function describe(infoFile: string): string {
  try {
    const { pid, address } = JSON.parse(readFileSync(infoFile, 'utf8')) as { pid: number; address?: string }
    return `pid ${pid}, ${address ?? 'still starting'}`
  } catch {
    return 'still starting'
  }
}
