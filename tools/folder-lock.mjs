import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const HEARTBEAT_MS = 1000
const DEAD_AFTER_MS = 10_000
const POLL_MS = 100

/**
 * Runs `work` while no other process holds the lock file. A killed holder is recognized by its missing heartbeat: process IDs
 * are reused, and before dependencies are installed nothing better works on all systems.
 */
export async function withFolderLock(file, work) {
  const token = randomUUID()
  mkdirSync(path.dirname(file), { recursive: true })
  while (!(await taken(file, token))) await sleep(POLL_MS)
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS)
  const release = () => holder(file) === token && rmSync(file, { force: true })
  process.on('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}

async function taken(file, token) {
  try {
    writeFileSync(file, token, { flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    removeWhenDead(file)
    return false
  }
  // Two processes that found the same dead holder may both have removed a file, one of them ours. The later lock stays.
  await sleep(POLL_MS)
  return holder(file) === token
}

function removeWhenDead(file) {
  const beat = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (!beat || Date.now() - beat < DEAD_AFTER_MS) return
  const dead = `${file}.${randomUUID()}`
  try {
    renameSync(file, dead)
    rmSync(dead)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function holder(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function touch(file) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // Someone removed the folder. The work continues without the lock.
  }
}
