import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { detachBuffer } from '#server/detach-buffer.ts'
import { openFile } from './byte-reader.ts'
import { inspectImage } from './inspect-image.ts'
import type { Inspection } from './inspection.ts'
import type { MediaReport } from './media-report.ts'
import { asVerdict, Refusal } from './refusal.ts'
import { SNIFFED_BYTES, sniffFormat, type Format, type RecordingFormat } from './sniff-format.ts'

/** Collects all facts about a file. Only throws errors that aren't the file's fault: missing file, full disk, out of memory. */
export async function inspectFile(request: Omit<Inspection, 'file'>): Promise<MediaReport> {
  const file = openFile(request.path)
  try {
    if (file.size === 0) return { ok: false, reason: 'empty' }
    const sniffed = sniffFormat(file.read(0, SNIFFED_BYTES))
    if ('refused' in sniffed) return { ok: false, reason: sniffed.refused }
    const { format } = sniffed
    const inspection = { ...request, file }
    const facts = await (isRecording(format) ? recording(inspection, format) : inspectImage(inspection, format))
    return { ok: true, ...facts, bytes: file.size, sha256: await hashFile(request.path) }
  } catch (error) {
    const verdict = asVerdict(error)
    if (!(verdict instanceof Refusal)) throw verdict
    return { ok: false, reason: verdict.reason, detail: verdict.message.slice(0, 300) }
  } finally {
    file.close()
  }
}

/** Loaded on demand: code for video and audio is a quarter of what a decoder loads. */
async function recording(inspection: Inspection, format: RecordingFormat) {
  const { inspectRecording } = await import('./inspect-recording.ts')
  return inspectRecording(inspection, format)
}

function isRecording(format: Format): format is RecordingFormat {
  return format === 'mp4' || format === 'quicktime' || format === 'webm' || format === 'mp3'
}

const CHUNK_BYTES = 256 * 1024
/** About ten milliseconds of reading. After that, the process handles other messages. */
const CHUNKS_PER_TURN = 64

/**
 * SHA-256 of a file in lowercase hex, read once. Reads are synchronous because callers have their own process, and passing
 * each chunk through a thread takes 50% longer.
 */
export async function hashFile(path: string): Promise<string> {
  const file = openSync(path, 'r')
  const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES)
  try {
    const hash = createHash('sha256')
    for (let chunks = 1; ; chunks++) {
      const bytes = readSync(file, chunk)
      if (bytes === 0) return hash.digest('hex')
      hash.update(chunk.subarray(0, bytes))
      if (chunks % CHUNKS_PER_TURN === 0) await turn()
    }
  } finally {
    detachBuffer(chunk)
    closeSync(file)
  }
}
