/**
 * MediaRecorder files have no duration and aren't seekable, so this remuxes them into a container that is. If remuxing
 * fails, returns the original; the server tries again.
 */
export async function remuxRecording(film: Blob): Promise<Blob> {
  const { BlobSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output, WEBM, WebMOutputFormat } =
    await import('mediabunny')
  const isWebm = film.type.endsWith('/webm')
  const input = new Input({ formats: [isWebm ? WEBM : MP4], source: new BlobSource(film) })
  try {
    const target = new BufferTarget()
    const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
    const output = new Output({ format, target })
    const copy = { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY } as const
    const conversion = await Conversion.init({ input, output, copy, showWarnings: false })
    if (!conversion.isValid || conversion.discardedTracks.length > 0) return film
    await conversion.execute()
    return new Blob([target.buffer!], { type: film.type })
  } catch {
    return film
  } finally {
    input.dispose()
  }
}
