import { readlinkSync } from 'node:fs'
import { mkdir, mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncFoldersOf } from './durable-files.ts'

let root: string
let handles: FileHandle
let sync: FileHandle['sync']
let synced: string[] = []

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hearthbook-durable-'))
  const handle = await open(root)
  handles = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  sync = handles.sync
  handles.sync = function (this: FileHandle) {
    synced.push(path.relative(root, readlinkSync(`/proc/self/fd/${this.fd}`)))
    return sync.call(this)
  }
})
afterAll(async () => {
  handles.sync = sync
  await rm(root, { recursive: true })
})

async function storePhoto(folder: string) {
  synced = []
  await mkdir(path.join(root, folder), { recursive: true })
  await syncFoldersOf(path.join(root, folder, 'original.jpg'), root)
  return synced
}

test("a family's first photo syncs all its new folders; later photos only their own", async () => {
  expect(await storePhoto('families/f/photos/1')).toEqual([
    'families/f/photos/1',
    'families/f/photos',
    'families/f',
    'families',
    '',
  ])
  expect(await storePhoto('families/f/photos/2')).toEqual(['families/f/photos/2', 'families/f/photos'])
  expect(await storePhoto('families/g/photos/3')).toEqual([
    'families/g/photos/3',
    'families/g/photos',
    'families/g',
    'families',
  ])
})

test('folders that were removed when empty and created again are synced again', async () => {
  await storePhoto('families/h/photos/1')
  await rm(path.join(root, 'families/h'), { recursive: true })
  expect(await storePhoto('families/h/photos/2')).toEqual([
    'families/h/photos/2',
    'families/h/photos',
    'families/h',
    'families',
  ])
})
