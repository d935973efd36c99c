import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { SEEKABLE_FILE } from './derivative-files.ts'
import { limitedSource } from './limited-source.ts'
import { readers } from './recording-facts.ts'
import type { RecordingFormat } from './sniff-format.ts'

/**
 * Remuxes a recording into the same container with a duration and seek index, without re-encoding. Returns the copy's path, or
 * nothing if it can't be remuxed; it still plays.
 */
export async function makeSeekable(
  recording: string,
  format: RecordingFormat,
  outDir: string,
): Promise<string | undefined> {
  const file = path.join(outDir, SEEKABLE_FILE)
  const input = new Input({
    formats: readers[format],
    source: limitedSource(new FilePathSource(recording), statSync(recording).size),
  })
  const container = format === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: false })
  try {
    const output = new Output({ format: container, target: new FilePathTarget(file) })
    const conversion = await Conversion.init({
      input,
      output,
      showWarnings: false,
      copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    })
    if (!conversion.isValid) return undefined
    await conversion.execute()
    return file
  } catch {
    await rm(file, { force: true })
    return undefined
  } finally {
    input.dispose()
  }
}
