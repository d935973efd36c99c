import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Short: sockets may lie below, and their whole path may have a hundred letters. */
const PREFIX = 'hearthbook-tests-'

/** A folder in memory, on Linux: databases are a thousand files each, and a disk is slow to make, write and remove so many. */
const IN_MEMORY = '/dev/shm'
/** More than all that a run of the tests keeps at a time. */
const NEEDED_BYTES = 4 * 1024 ** 3

/**
 * A folder for what a run of the tests makes, in memory where there is plenty of it. It is named after this process: one
 * that is killed cannot tidy up, which the next one does for it.
 */
export function makeRunFolder() {
  if (existsSync(IN_MEMORY)) removeLeftRunFolders(IN_MEMORY)
  removeLeftRunFolders(tmpdir())
  const parent = freeMemory() >= NEEDED_BYTES ? IN_MEMORY : tmpdir()
  return mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`))
}

export function isInMemory(folder) {
  return folder.startsWith(`${IN_MEMORY}/`)
}

/** How much may be written there; a container may have but a few megabytes. */
function freeMemory() {
  if (!existsSync(IN_MEMORY)) return 0
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return Math.min(bavail * bsize, process.availableMemory())
}

/** What a program still writes there that is just ending is tried again. */
export function removeRunFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Whatever processes have left that are gone. */
function removeLeftRunFolders(parent) {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(PREFIX) && Number.parseInt(name.slice(PREFIX.length), 10)
    if (pid && !isAlive(pid)) removeRunFolder(path.join(parent, name))
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
