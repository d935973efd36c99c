/**
 * MediaRecorder files have no duration and aren't seekable, so this remuxes them into a container that is. If remuxing
 * fails, returns the original; the server tries again.
 */
export async function remuxRecording(recording: Blob): Promise<Blob> {
  const { BlobSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output, WEBM, WebMOutputFormat } =
    await import('mediabunny')
  const isWebm = recording.type.endsWith('/webm')
  const input = new Input({ formats: [isWebm ? WEBM : MP4], source: new BlobSource(recording) })
  try {
    const target = new BufferTarget()
    const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
    const output = new Output({ format, target })
    const copy = { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY } as const
    const conversion = await Conversion.init({ input, output, copy, showWarnings: false })
    if (!conversion.isValid || conversion.discardedTracks.length > 0) return recording
    await conversion.execute()
    return target.buffer ? new Blob([target.buffer], { type: recording.type }) : recording
  } catch {
    return recording
  } finally {
    input.dispose()
  }
}
