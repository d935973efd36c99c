import path from 'node:path'
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'

/** The sound of a film alone, as it was recorded: nobody who hears a child need see it. Undefined for a silent film. */
export async function extractSound(film: string, file_type: string, folder: string): Promise<string | undefined> {
  const isWebm = file_type === 'video/webm'
  const file = path.join(folder, isWebm ? 'sound.webm' : 'sound.m4a')
  const input = new Input({ formats: isWebm ? [WEBM] : [MP4, QTFF], source: new FilePathSource(film) })
  try {
    const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: false })
    const conversion = await Conversion.init({
      input,
      output: new Output({ format, target: new FilePathTarget(file) }),
      showWarnings: false,
      video: { discard: true },
      copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    })
    if (!conversion.isValid || conversion.utilizedTracks.length === 0) return undefined
    await conversion.execute()
    return file
  } finally {
    input.dispose()
  }
}
