import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownBytes } from './memory-watch.ts'
import { startMediaProcess, type MediaProcess } from './media-process.ts'
import { scratchFolder } from './test-samples.ts'

const scratch = scratchFolder()
const photo = scratch.file('photo.jpg')
/** Interlaced, so that all of its 243 MB are in memory for about a second. */
const heavy = scratch.file('heavy.png')
const IN_THE_MIDDLE_BYTES = 150 * 1024 ** 2
const hasProc = existsSync('/proc/self/stat')

const running: MediaProcess[] = []
function start(options: Parameters<typeof startMediaProcess>[0] = {}): MediaProcess {
  const media = startMediaProcess({ ffmpeg: null, ...options })
  running.push(media)
  return media
}

beforeAll(async () => {
  const plain = { width: 600, height: 400, channels: 3, background: '#884422' } as const
  await sharp({ create: plain }).jpeg().toFile(photo)
  const giant = { width: 9000, height: 9000, channels: 3, background: '#224466' } as const
  await sharp({ create: giant }).png({ progressive: true, compressionLevel: 1 }).toFile(heavy)
})

afterAll(async () => {
  await Promise.all(running.map((media) => media.close()))
  scratch.remove()
})

test('the dominant color of a single-color photo is that color', async () => {
  const media = start()
  const report = await media.inspect(photo, scratch.file('solid'))
  expect(report).toMatchObject({
    ok: true,
    kind: 'image',
    mime: 'image/jpeg',
    width: 600,
    height: 400,
    dominant_color: '#884322',
  })
  expect(readdirSync(scratch.file('solid')).toSorted()).toEqual(['large.jpg', 'small.webp'])
})

test('many photos at the same time are all processed by two decoders', async () => {
  const media = start({ concurrency: 2 })
  const reports = await Promise.all(
    Array.from({ length: 20 }, (_, i) => media.inspect(photo, scratch.file(`many-${i}`))),
  )
  expect(reports.every(({ ok }) => ok)).toBe(true)
  if (hasProc) expect(childrenOf(process.pid).length).toBeGreaterThanOrEqual(1)
})

test('a photo over the time limit gets no verdict, one over the pixel limit is refused, and the next one is accepted', async () => {
  const slow = start({ concurrency: 1, timeLimitMs: 50 })
  await expect(slow.inspect(heavy, scratch.file('slow'))).rejects.toMatchObject({ failure: 'timed_out' })
  expect(existsSync(scratch.file('slow'))).toBe(false)
  const strict = start({ concurrency: 1, pixelLimit: 1_000_000 })
  expect(await strict.inspect(heavy, scratch.file('strict'))).toMatchObject({ ok: false, reason: 'too_large' })
  expect(await strict.inspect(photo, scratch.file('after'))).toMatchObject({ ok: true })
})

test('a photo with hundreds of scans is refused before it keeps a decoder busy', async () => {
  const media = start()
  const layered = await sharp(photo).jpeg({ progressive: true }).toBuffer()
  const last = layered.subarray(layered.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  const inspected = async (name: string, bytes: Buffer) => {
    writeFileSync(scratch.file(name), bytes)
    return media.inspect(scratch.file(name), scratch.file(`out-${name}`))
  }
  expect(await inspected('layers.jpg', layered)).toMatchObject({ ok: true })
  const hundreds = Buffer.concat([layered.subarray(0, -2), ...Array<Buffer>(600).fill(last), layered.subarray(-2)])
  expect(await inspected('hundreds.jpg', hundreds)).toMatchObject({
    ...{ ok: false, reason: 'too_slow', detail: 'more than 500 scans' },
  })
})

test.runIf(hasProc)('a photo that needs more memory than a decoder may use gets no verdict', async () => {
  const media = start({ concurrency: 1, memoryLimitBytes: 150 * 1024 ** 2 })
  await expect(media.inspect(heavy, scratch.file('memory'))).rejects.toMatchObject({ failure: 'out_of_memory' })
  expect(await media.inspect(photo, scratch.file('memory-after'))).toMatchObject({ ok: true })
})

test.runIf(hasProc)(
  'a photo whose decoder is killed once is accepted; killed each time, it gets no verdict',
  async () => {
    const media = start({ concurrency: 1 })
    const before = childrenOf(process.pid)
    const once = media.inspect(heavy, scratch.file('killed-once'))
    await killNewChild(before)
    expect(await once).toMatchObject({ ok: true })

    const twice = media.inspect(heavy, scratch.file('killed-twice')).catch((error: unknown) => error)
    await killNewChild(before)
    await killNewChild(before)
    expect(await twice).toMatchObject({ failure: 'crashed' })
    expect(existsSync(scratch.file('killed-twice'))).toBe(false)
    expect(await media.inspect(photo, scratch.file('killed-after'))).toMatchObject({ ok: true })
  },
)

test.runIf(hasProc)("decoders end when they're idle", async () => {
  const before = childrenOf(process.pid)
  const media = start({ concurrency: 1, idleMs: 50 })
  await media.inspect(photo, scratch.file('idle'))
  await expect.poll(() => newChildren(before)).toEqual([])
  expect(await media.inspect(photo, scratch.file('awake'))).toMatchObject({ ok: true })
})

test.runIf(hasProc)('when the server is killed, its decoders end with it', async () => {
  const program = `
    import { startMediaProcess } from ${JSON.stringify(fileURLToPath(new URL('./media-process.ts', import.meta.url)))}
    await startMediaProcess().inspect(${JSON.stringify(heavy)}, ${JSON.stringify(scratch.file('orphan'))})`
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' })
  const [decoder] = await vi.waitFor(() => {
    const found = childrenOf(server.pid!)
    expect(found.length).toBe(1)
    return found
  }, 60_000)
  server.kill('SIGKILL')
  await expect.poll(() => isRunning(decoder!)).toBe(false)
})

test('after closing, new files are refused and running ones fail with a clear error', async () => {
  const media = start({ concurrency: 1 })
  const underWay = media.inspect(heavy, scratch.file('under-way'))
  const queued = media.inspect(photo, scratch.file('queued'))
  const both = Promise.allSettled([underWay, queued])
  await media.close()
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(media.inspect(photo, scratch.file('late'))).rejects.toThrow('closed')
})

test('a missing file or an unwritable folder is an error, not a refusal', async () => {
  const media = start({ concurrency: 1 })
  await expect(media.inspect(scratch.file('nowhere.jpg'), scratch.file('none'))).rejects.toThrow('ENOENT')
  mkdirSync(scratch.file('blocked/large.jpg'), { recursive: true })
  writeFileSync(scratch.file('blocked/large.jpg/in-the-way'), '')
  await expect(media.inspect(photo, scratch.file('blocked'))).rejects.toThrow('EISDIR')
})

test('decoders get no secrets', async () => {
  process.env['HEARTHBOOK_TEST_SECRET'] = 'never told'
  const before = hasProc ? childrenOf(process.pid) : []
  const media = start({ concurrency: 1 })
  await media.inspect(photo, scratch.file('secret'))
  if (hasProc) {
    const found = newChildren(before)
    expect(found.length).toBe(1)
    expect(readFileSync(`/proc/${found[0]}/environ`, 'latin1')).not.toContain('never told')
  }
  delete process.env['HEARTHBOOK_TEST_SECRET']
})

/** Process IDs of a process's decoders. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const [, ppid] =
        / [A-Z] (\d+)/.exec(readProc(pid, 'stat').slice(readProc(pid, 'stat').lastIndexOf(')') + 1)) ?? []
      return Number(ppid) === parent && readProc(pid, 'cmdline').includes('media-child')
    })
}

function newChildren(before: number[]): number[] {
  return childrenOf(process.pid).filter((pid) => !before.includes(pid) && isRunning(pid))
}

async function killNewChild(before: number[]) {
  const [pid] = await vi.waitFor(() => {
    const found = newChildren(before)
    expect(found.length).toBe(1)
    return found
  }, 60_000)
  await vi.waitFor(() => expect(ownBytes(pid!)).toBeGreaterThan(IN_THE_MIDDLE_BYTES), { timeout: 60_000, interval: 10 })
  process.kill(pid!, 'SIGKILL')
  await expect.poll(() => isRunning(pid!)).toBe(false)
}

function isRunning(pid: number): boolean {
  return / [RSDI] /.test(readProc(pid, 'stat'))
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}
