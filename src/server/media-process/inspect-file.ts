import { openFile } from './byte-reader.ts'
import { hashFile } from './hash-file.ts'
import { inspectImage } from './inspect-image.ts'
import type { Inspection } from './inspection.ts'
import type { MediaReport } from './media-report.ts'
import { asVerdict, Refusal } from './refusal.ts'
import { sniffFormat, SNIFFED_BYTES, type Format, type RecordingFormat } from './sniff-format.ts'

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
