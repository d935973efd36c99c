import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Short, because socket paths in it are limited to about a hundred characters. */
const PREFIX = 'hearthbook-tests-'

/** In memory, on Linux: databases are a thousand files each, which a disk creates and removes slowly. */
const IN_MEMORY = '/dev/shm'
/** More than a test run needs at any time. */
const NEEDED_BYTES = 4 * 1024 ** 3

/**
 * Creates a folder for a test run, in memory if there is enough. Its name contains this process's ID, so the next run can
 * remove folders of killed runs.
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

/** Free space in memory; containers may have only a few megabytes. */
function freeMemory() {
  if (!existsSync(IN_MEMORY)) return 0
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return Math.min(bavail * bsize, process.availableMemory())
}

/** Retries if an exiting program is still writing to it. */
export function removeRunFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Removes folders of processes that are gone, with the small disks that killed tests left mounted in them. */
function removeLeftRunFolders(parent) {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(PREFIX) && Number.parseInt(name.slice(PREFIX.length), 10)
    if (!pid || isAlive(pid)) continue
    const folder = path.join(parent, name)
    try {
      for (const disk of mountedIn(folder)) execFileSync('umount', ['-l', disk])
      removeRunFolder(folder)
    } catch (error) {
      console.warn(`A killed run left ${folder}: ${error.message}`)
    }
  }
}

function mountedIn(folder) {
  const mounts = '/proc/self/mounts'
  if (!existsSync(mounts)) return []
  const points = readFileSync(mounts, 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1])
  return points.filter((point) => point?.startsWith(`${folder}/`))
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
