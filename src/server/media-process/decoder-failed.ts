/** Why decoding ended without a verdict. None of these is the file's fault. */
export type DecoderFailure = 'crashed' | 'timed_out' | 'out_of_memory' | 'fault'

/** All decoders were busy for as long as the caller can wait. Nothing was decoded. */
export class DecodersBusy extends Error {}

/** The decoder ended without a verdict. The file may be fine, so it's stored and tried again later. */
export class DecoderFailed extends Error {
  readonly failure: DecoderFailure

  constructor(failure: DecoderFailure, detail: string) {
    super(detail)
    this.failure = failure
  }
}
