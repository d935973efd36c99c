import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rcloneCommands } from '#features/dav/dav.rules.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { addDevice, rclone } from '#kit/dav.ts'
import { drawPicture } from '#kit/pictures.ts'
import { isInstalled } from '#kit/programs.ts'

openForAnaAndBen({ withWorker: true })

const run = promisify(execFile)

/** Runs a program that reads from its standard input. */
async function runWith(input: string, program: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const running = run(program, args, { env, timeout: 120_000 })
  running.child.stdin?.end(input)
  return (await running).stdout
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phone-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function takePhotos(count: number) {
  for (let i = 0; i < count; i++) {
    const file = path.join(folder, `IMG_${i} é & #.jpg`)
    await writeFile(file, await drawPicture())
    await utimes(file, 1_700_000_000 + i, 1_700_000_000 + i)
  }
}
const uploadsInDatabase = async () =>
  (
    await server.sql<{ n: number }>('select count(*)::int as n from uploads where family_id = $1', [family.family_id])
  )[0]!.n
const photosInFamily = async () => (await ana.call(photosContract.listPhotos, family)).photos.length

describe.skipIf(!isInstalled('rclone'))('rclone (skipped if it isn’t installed)', () => {
  test('copies a folder once, checks it by size, time and bytes, and forgets what was deleted on the phone', async () => {
    const phone = await addDevice(ana, family)
    await takePhotos(5)
    await rclone(phone, 'copy', folder, 'home:Inbox/DCIM/Camera', '--transfers', '4')
    expect(await uploadsInDatabase()).toBe(5)
    await expect.poll(photosInFamily).toBe(5)
    const again = await rclone(phone, 'copy', folder, 'home:Inbox/DCIM/Camera', '-v')
    expect(again).toContain('There was nothing to transfer')
    await rclone(phone, 'check', folder, 'home:Inbox/DCIM/Camera', '--download')
    await rclone(phone, 'check', folder, 'home:Inbox/DCIM/Camera')
    await rm(path.join(folder, (await readdir(folder))[0]!))
    await rclone(phone, 'sync', folder, 'home:Inbox/DCIM/Camera')
    expect(await uploadsInDatabase()).toBe(5)
    expect(await phone.lists('/Inbox/DCIM/Camera')).toHaveLength(4)
    expect(await photosInFamily()).toBe(5)
    const about = JSON.parse(await rclone(phone, 'about', 'home:', '--json')) as { free: number; used: number }
    expect(about.free).toBeGreaterThan(0)
    const [photos] = await server.sql<{ bytes: number }>('select sum(bytes)::int as bytes from photos')
    expect(about.used).toBe(photos?.bytes)
  })
})

test.skipIf(!isInstalled('rclone'))(
  'the commands that the page shows for rclone send a folder (skipped if it isn’t installed)',
  async () => {
    const { url, password } = await addDevice(ana, family, 'add')
    const home = path.join(folder, 'home')
    await mkdir(path.join(home, 'Pictures'), { recursive: true })
    await writeFile(path.join(home, 'Pictures', 'a.jpg'), await drawPicture())
    const env = { ...process.env, HOME: home, RCLONE_CONFIG: path.join(home, 'rclone.conf') }
    await run('sh', ['-c', rcloneCommands(url, password).join(' && ')], { env })
    await expect.poll(photosInFamily).toBe(1)
  },
)

test.skipIf(!isInstalled('curl'))(
  'curl sends a photo and reads it back in parts (skipped if it isn’t installed)',
  async () => {
    const { url, password } = await addDevice(ana, family)
    await takePhotos(1)
    const [name = ''] = await readdir(folder)
    const login = ['-sS', '--fail', '-u', `${ana.email}:${password}`]
    await run('curl', [...login, '-T', path.join(folder, name), `${url}Inbox/from%20curl.jpg`])
    const part = path.join(folder, 'part')
    await expect
      .poll(() =>
        run('curl', [...login, '-r', '2-9', '-o', part, `${url}Inbox/from%20curl.jpg`]).then(() => readFile(part)),
      )
      .toEqual((await readFile(path.join(folder, name))).subarray(2, 10))
  },
)

test.skipIf(!isInstalled('cadaver'))(
  'cadaver locks, sends, moves and deletes (skipped if it isn’t installed)',
  async () => {
    const phone = await addDevice(ana, family)
    await takePhotos(1)
    const [name = ''] = await readdir(folder)
    await writeFile(path.join(folder, '.netrc'), `machine 127.0.0.1 login hearthbook password ${phone.password}\n`)
    await chmod(path.join(folder, '.netrc'), 0o600)
    const script = [
      ...['cd Inbox', 'mkcol Trip', 'cd Trip', `put "${path.join(folder, name)}" a.jpg`, 'lock a.jpg', 'ls'],
      ...['unlock a.jpg', 'lock a.jpg', 'move a.jpg b.jpg', `get b.jpg ${path.join(folder, 'back.jpg')}`, 'quit'],
    ]
    const address = phone.url.replace('localhost', '127.0.0.1')
    const said = await runWith(script.join('\n'), 'cadaver', [address], { ...process.env, HOME: folder })
    expect(said).toMatch(/Locking `a.jpg': succeeded/)
    expect(said).toMatch(/Unlocking `a.jpg': succeeded/)
    expect(said).not.toMatch(/failed/)
    expect(await phone.lists('/Inbox/Trip')).toEqual(['/Inbox/Trip/b.jpg'])
    expect(await readFile(path.join(folder, 'back.jpg'))).toEqual(await readFile(path.join(folder, name)))
  },
)

/** Mounting needs FUSE and root. */
function canMount(): boolean {
  const isAllowed = process.getuid?.() === 0 && existsSync('/dev/fuse')
  if (!isAllowed && process.env['PROGRAMS'] === 'required') throw new Error('Mounting needs root and /dev/fuse.')
  return isInstalled('mount.davfs') && isAllowed
}

test.skipIf(!canMount())(
  'davfs2 mounts the inbox and copies photos (skipped without davfs2, FUSE or root)',
  async () => {
    const phone = await addDevice(ana, family)
    await takePhotos(2)
    const [mounted, cache, conf] = ['mounted', 'cache', 'conf'].map((name) => `${folder}-${name}`) as [
      string,
      string,
      string,
    ]
    await Promise.all([mkdir(mounted), mkdir(cache)])
    await chmod(cache, 0o777)
    // Since Linux 6.16, davfs2 before 1.7.2 can't list folders with a smaller buffer.
    await writeFile(conf, `use_locks 1\nask_auth 1\ncache_dir ${cache}\ndelay_upload 0\nbuf_size 64\n`)
    try {
      const login = `hearthbook\n${phone.password}\n`
      await runWith(login, 'mount', ['-t', 'davfs', '-o', `conf=${conf}`, phone.url, mounted])
      await run('sh', ['-c', `cp ${folder}/*.jpg ${mounted}/Inbox/`])
      expect(await readdir(path.join(mounted, 'Inbox'))).toEqual((await readdir(folder)).toSorted())
      const [name = ''] = await readdir(folder)
      expect(await readFile(path.join(mounted, 'Inbox', name))).toEqual(await readFile(path.join(folder, name)))
      await run('umount', [mounted])
      await expect.poll(photosInFamily).toBe(2)
    } finally {
      await run('umount', ['-l', mounted]).catch(() => {})
      await Promise.all([mounted, cache, conf].map((one) => rm(one, { recursive: true, force: true })))
    }
  },
)

/** What we don't support (docs/decisions/0037): COPY, properties of programs, and shared locks. */
const UNSUPPORTED = {
  basic: [],
  http: [],
  copymove: ['copy_simple', 'copy_overwrite', 'copy_coll', 'copy_shallow', 'move_coll'],
  props: ['propset', 'propmanyns', 'propget'],
  locks: ['owner_modify', 'copy', 'lock_shared', 'owner_modify'],
}

test.skipIf(!isInstalled('litmus')).each(Object.entries(UNSUPPORTED))(
  'the WebDAV tests of litmus pass, but for what we don’t support: %s (skipped if it isn’t installed)',
  async (suite, unsupported) => {
    const { url, password } = await addDevice(ana, family)
    const env = { ...process.env, TESTS: suite }
    // It writes its log to the current folder.
    const options = { cwd: folder, env, timeout: 120_000 }
    // Files leave the inbox once they're decided, and litmus reads them again.
    await server.stopWorker()
    const { stdout } = await run('litmus', ['--keep-going', `${url}Inbox/`, 'hearthbook', password], options)
    await server.startWorker()
    const failed = Array.from(stdout.matchAll(/(\w+)\.+ FAIL/g), ([, name]) => name)
    expect([stdout.match(/summary for `(\w+)'/)?.[1], failed], stdout).toEqual([suite, unsupported])
  },
)
