import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { SERVER_FLAGS } from '../../../../tools/server-flags.mjs'
import type { Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { zipBytes } from '#kit/zips.ts'
import { stagingFolder } from '#kit/staging.ts'

let server: TestApp
let folder: string
let rosa: Person
beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-command-'))
  rosa = await server.person('Rosa')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const program = [...SERVER_FLAGS, 'src/app/import.ts']

function env() {
  const { databaseUrl, dataDir, secret } = server.config
  return { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET: secret, BILLING: 'off' }
}

/** What the command prints on a terminal. */
function run(...args: string[]): Promise<{ code: number; said: string; complained: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...program, ...args], { env: env() }, (error, said, complained) =>
      resolve({ code: error ? Number(error.code) : 0, said, complained }),
    )
  })
}

test(
  'an operator imports a folder and ZIPs with one command, gets a report of every file, and can run it again',
  { timeout: 240_000 },
  async () => {
    const { family_id } = await rosa.opensFamily('By command')
    const zip = await zipBytes({ 'a.jpg': await drawPicture(), 'notes.txt': 'hi', 'broken.jpg': 'no picture' })
    await writeFile(path.join(folder, 'part.zip'), await zipBytes({ 'inner.zip': { packed: zip } }))
    // Symbolic links could point anywhere.
    await symlink('/etc/hostname', path.join(folder, 'link.jpg'))
    const report = path.join(folder, 'report.csv')
    const first = await run('--family', family_id, '--report', report, folder)
    expect(first).toMatchObject({ code: 1, complained: '' })
    expect(first.said).toContain(`Importing 3 files into By command as ${rosa.email}`)
    expect(first.said).toContain('1 imported, 0 already in the album, 1 skipped, 1 without a photo or video')
    expect(first.said).toContain('part.zip/inner.zip/broken.jpg: Not a photo or video')
    expect((await readFile(report, 'utf8')).trim().split('\r\n')).toHaveLength(4)
    await rm(report)
    expect((await run('--family', 'by COMMAND', folder)).said).toContain('1 imported, 0 already in the album')
    expect(await rosa.call(photosContract.listPhotos, { family_id })).toMatchObject({ total: 1 })
    expect(await server.context.staging.listCollections()).toEqual([])
  },
)

test(
  'each mistake on the command line has an error message, and nothing is imported',
  { timeout: 240_000 },
  async () => {
    const [one, other] = [await rosa.opensFamily('Twice'), await rosa.opensFamily('twice')]
    const vic = await server.person('Vic')
    await server.join(one, vic, 'viewer')
    const file = path.join(folder, 'b.jpg')
    await writeFile(file, await drawPicture())
    await writeFile(path.join(folder, 'posing.zip'), 'no ZIP')
    const errorOf = async (...args: string[]) => {
      const { code, complained } = await run(...args)
      expect(code).toBe(1)
      return complained
    }
    expect(await run('--help')).toMatchObject({ code: 0, said: expect.stringContaining('--family FAMILY') })
    expect(await errorOf(file)).toContain('--family is missing.')
    expect(await errorOf('--family', one.family_id)).toContain('PATH is missing.')
    expect(await errorOf('--familly', 'x', file)).toContain("Unknown option '--familly'")
    expect(await errorOf('--family', one.family_id, '/nowhere/at all')).toBe("/nowhere/at all doesn't exist.\n")
    const several = await errorOf('--family', 'Twice', file)
    expect(several).toContain('Several families are named Twice. Use the ID of one of them:')
    for (const { family_id } of [one, other]) expect(several).toContain(`${family_id}  `)
    const unknown = await errorOf('--family', 'Nobody', file)
    expect(unknown).toContain('No family has the ID or name Nobody. Families on this instance:')
    expect(unknown).toContain(one.family_id)
    expect(await errorOf('--family', one.family_id, '--as', vic.email, file)).toBe(
      `${vic.email} isn't a member of this family who can add photos.\n`,
    )
    expect(await errorOf('--family', one.family_id, path.join(folder, 'posing.zip'))).toContain(
      "posing.zip isn't a readable ZIP file",
    )
    expect(await rosa.call(photosContract.listPhotos, one)).toMatchObject({ total: 0 })
  },
)

test(
  "an import that's killed in the middle of a video can be run again, and leaves nothing of the first run behind",
  { timeout: 240_000 },
  async () => {
    const { family_id } = await rosa.opensFamily('Cut off')
    const video = path.join(folder, 'film.mp4')
    // The first box of an MP4, since files that aren't photos or videos are refused before staging.
    await writeFile(video, Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'))
    await truncate(video, 2 * 1024 ** 3)
    const directory = stagingFolder(server)
    const first = spawn(process.execPath, [...program, '--family', family_id, video], { env: env(), stdio: 'ignore' })
    await expect.poll(() => readdir(directory), { interval: 10 }).not.toEqual([])
    const gone = once(first, 'exit')
    first.kill('SIGKILL')
    await gone
    expect(await readdir(directory)).toHaveLength(1)
    await writeFile(video, await drawPicture())
    expect((await run('--family', family_id, video)).said).toContain('1 imported, 0 already in the album')
    expect(await readdir(directory)).toEqual([])
    const left = await server.sql(`select state from uploads where family_id = $1`, [family_id])
    expect(left).toEqual([{ state: 'done' }])
  },
)
