import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Mounts a small file system in memory, such as one of `64k`. */
export function mountSmallDisk(size: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthbook-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
}

export function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
  rmSync(folder, { recursive: true })
}

/** Writes a file that leaves so much of its disk. */
export function fillDisk(file: string, leave: number): void {
  const { bavail, bsize } = statfsSync(path.dirname(file))
  const take = bavail * bsize - leave
  const block = Buffer.alloc(1024 ** 2)
  for (let taken = 0; taken < take; taken += block.length)
    writeFileSync(file, block.subarray(0, Math.min(block.length, take - taken)), { flag: 'a' })
}

export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mounts()

function mounts(): boolean {
  try {
    unmount(mountSmallDisk('1m'))
    return true
  } catch {
    return false
  }
}
