import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  Conversion,
  FilePathSource,
  Input,
  MP3,
  Mp3OutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
  type StreamTargetChunk,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { limitedSource } from './limited-source.ts'
import { Refusal } from './refusal.ts'

/** Container overhead: the audio itself can't be larger than the video file. */
const CONTAINER_BYTES = 1024 ** 2

export type AudioExtraction = { film: string; file_type: string; folder: string }

/**
 * Extracts a recording's audio without re-encoding, so people can hear a child without seeing them. Undefined if there is none.
 * @throws Refusal if the sample tables repeat bytes until the audio is larger than the video file
 */
export async function extractAudio({ film, file_type, folder }: AudioExtraction): Promise<string | undefined> {
  const { ending, formats, format } = containerOf(file_type)
  const file = path.join(folder, `sound.${ending}`)
  const { size } = await stat(film)
  const written = await limitedFile(file, size + CONTAINER_BYTES)
  const source = limitedSource(new FilePathSource(film), size)
  const input = new Input({ formats, source })
  try {
    const conversion = await Conversion.init({
      input,
      output: new Output({ format, target: new StreamTarget(written.stream) }),
      showWarnings: false,
      video: { discard: true },
      copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    })
    if (!conversion.isValid || conversion.utilizedTracks.length === 0) return undefined
    await conversion.execute().catch((error: unknown) => {
      throw written.isFull() ? new Refusal('too_large', 'the audio is larger than the video') : error
    })
    return file
  } finally {
    input.dispose()
    await written.close()
  }
}

function containerOf(file_type: string) {
  if (file_type.endsWith('/webm')) return { ending: 'webm', formats: [WEBM], format: new WebMOutputFormat() }
  if (file_type === 'audio/mpeg') return { ending: 'mp3', formats: [MP3], format: new Mp3OutputFormat() }
  return { ending: 'm4a', formats: [MP4, QTFF], format: new Mp4OutputFormat({ fastStart: false }) }
}

async function limitedFile(to: string, limitBytes: number) {
  const file = await open(to, 'w')
  let end = 0
  const stream = new WritableStream<StreamTargetChunk>({
    async write({ data, position }) {
      end = Math.max(end, position + data.length)
      if (end > limitBytes) throw new Error('larger than allowed')
      await file.write(data, 0, data.length, position)
    },
  })
  return { stream, isFull: () => end > limitBytes, close: () => file.close() }
}
