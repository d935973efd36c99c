import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Short: sockets may lie below, and their whole path may have a hundred letters. */
const PREFIX = 'hearthbook-tests-'

/** A folder for what a run of the tests makes. It is named after this process: one that is killed cannot tidy up. */
export function makeRunFolder(parent) {
  return mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`))
}

/** What a program still writes there that is just ending is tried again. */
export function removeRunFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Whatever processes have left that are gone. */
export function removeLeftRunFolders(parent) {
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
