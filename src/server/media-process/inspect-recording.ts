import type { FileFacts, Inspection } from './inspection.ts'
import { makeDerivatives } from './make-derivatives.ts'
import type { AcceptedAudio } from './media-report.ts'
import { makeSeekable } from './make-seekable.ts'
import { posterOf } from './poster.ts'
import { recordingFacts } from './recording-facts.ts'
import type { RecordingFormat } from './sniff-format.ts'

const mimes: Record<RecordingFormat, { video: string; audio: string }> = {
  mp4: { video: 'video/mp4', audio: 'audio/mp4' },
  quicktime: { video: 'video/quicktime', audio: 'audio/mp4' },
  webm: { video: 'video/webm', audio: 'audio/webm' },
  mp3: { video: 'audio/mpeg', audio: 'audio/mpeg' },
}

export type AudioFacts = Omit<AcceptedAudio, 'ok' | 'sha256' | 'bytes'>

/** Reads the facts of a video or audio file, and makes a video's poster. */
export async function inspectRecording(
  inspection: Inspection,
  format: RecordingFormat,
): Promise<FileFacts | AudioFacts> {
  const { path, file, filename, outDir, seekable } = inspection
  const facts = await recordingFacts(path, file, format, filename, seekable)
  inspection.onMetadataRead?.()
  const { video, tells_duration, ...shared } = facts
  const seekable_copy = seekable && !tells_duration ? await makeSeekable(path, format, outDir) : undefined
  if (!video) return { kind: 'audio', mime: mimes[format].audio, ...shared, ...(seekable_copy && { seekable_copy }) }
  const { poster, placeholder } = await posterOf(inspection, format, { ...facts, video })
  return {
    kind: 'video',
    mime: mimes[format].video,
    width: video.width,
    height: video.height,
    ...shared,
    orientation: null,
    animated: false,
    frames: null,
    keywords: [],
    rating: null,
    burst_id: null,
    placeholder,
    ...(seekable_copy && { seekable_copy }),
    ...(await makeDerivatives(poster, outDir)),
  }
}
