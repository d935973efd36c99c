import { existsSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLog } from '#server/log.ts'
import { canMount, fillDisk, mountSmallDisk, unmount } from '#kit/full-disk.ts'
import { openBallast } from './ballast.ts'

let disk: string
beforeEach(({ skip }) => {
  if (!canMount) return skip('it needs a file system of its own')
  disk = mountSmallDisk('700m')
})
afterEach(() => canMount && unmount(disk))

test('reserved space is released once the disk is full, and reserved again when there is room', async () => {
  const first = openBallast(disk, openLog('silent'))
  expect(await first.release()).toBe(false)
  expect(statSync(path.join(disk, 'ballast')).size).toBe(64 * 1024 ** 2)

  fillDisk(path.join(disk, 'others'), 0)
  expect(await first.release()).toBe(true)
  expect(existsSync(path.join(disk, 'ballast'))).toBe(false)
  fillDisk(path.join(disk, 'others'), 0)
  expect(await first.release()).toBe(false)
  await first.close()

  rmSync(path.join(disk, 'others'))
  const second = openBallast(disk, openLog('silent'))
  await second.close()
  expect(existsSync(path.join(disk, 'ballast'))).toBe(true)
})

test('no space is reserved on a disk that has none to spare', async () => {
  fillDisk(path.join(disk, 'others'), 500 * 1024 ** 2)
  await openBallast(disk, openLog('silent')).close()
  expect(existsSync(path.join(disk, 'ballast'))).toBe(false)
})
