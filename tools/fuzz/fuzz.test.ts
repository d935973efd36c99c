import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import { hasSamples, samplesDir } from '#server/media-process/test-samples.ts'
import { runFuzz } from './run-fuzz.ts'

/** `npm run fuzz` runs many more. */
const CASES = 1_000
const found = path.resolve(import.meta.dirname, 'found')

test(
  'every reader returns a value or a refusal for mutated files, quickly and in little memory',
  { timeout: 240_000 },
  async () => {
    if (!hasSamples)
      console.warn(`There are no samples in ${samplesDir}: only this repository's own files are mutated.`)
    const { cases, findings } = await runFuzz({ seed: 20_261_123, seconds: Infinity, cases: CASES })
    expect(findings).toEqual([])
    expect(cases).toBe(CASES)
  },
)

test.each(readdirSync(found))('%s, which once broke a reader, gets a verdict', async (name) => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'hearthbook-found-'))
  const media = startMediaProcess({ ffmpeg: null })
  try {
    expect(readFileSync(path.join(found, name)).length).toBeLessThan(10_000)
    expect(await media.inspect(path.join(found, name), outDir)).toHaveProperty('ok')
  } finally {
    await media.close()
    rmSync(outDir, { recursive: true, force: true })
  }
})
