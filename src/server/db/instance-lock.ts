import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '#server/cannot-start.ts'
import { requireDataDir } from '#server/data-dir.ts'

/** Held by the one Hearthbook that works on a data folder; the kernel takes it back when the process ends, kill -9 included. */
export type InstanceLock = {
  /** Tells a second start where this one is to be found. */
  announce(address: string): void
  release(): void
}

/** Another Hearthbook is at work on the data; its message says which. */
export class AlreadyRunning extends CannotStart {}

/** @throws AlreadyRunning */
export function takeInstanceLock(dataDir: string): InstanceLock {
  requireDataDir(dataDir)
  const noteFile = path.join(dataDir, 'instance.json')
  // Node has no call for a file lock of the kernel's, but its SQLite takes one; nothing is ever stored in this file.
  const file = new DatabaseSync(path.join(dataDir, 'instance.lock'))
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new AlreadyRunning(`Hearthbook is already running on this data (${describe(noteFile)}): ${dataDir}`)
  }
  const note = (address?: string) => writeFileSync(noteFile, JSON.stringify({ pid: process.pid, address }))
  note()
  return { announce: note, release: () => file.close() }
}

const SQLITE_BUSY = 5

function describe(noteFile: string): string {
  try {
    const { pid, address } = JSON.parse(readFileSync(noteFile, 'utf8')) as { pid: number; address?: string }
    return `pid ${pid}, ${address ?? 'still starting'}`
  } catch {
    return 'still starting'
  }
}
