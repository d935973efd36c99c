import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { canMount } from '../tests/kit/full-disk.ts'
import { makeRunFolder } from './run-folder.mjs'

it.runIf(canMount)('removes what a killed run left, even a disk that it mounted', () => {
  const left = path.join(tmpdir(), `hearthbook-tests-${spawnSync('true').pid}-left`)
  const disk = path.join(left, 'hearthbook-disk')
  mkdirSync(disk, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk])

  rmSync(makeRunFolder(), { recursive: true })

  expect(existsSync(left)).toBe(false)
})
