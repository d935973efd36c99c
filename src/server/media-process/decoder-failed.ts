/** Why there is no verdict about a file. None of these is the file's fault. */
export type DecoderFailure = 'crashed' | 'timed_out' | 'out_of_memory' | 'fault'

/** Every decoder was busy for as long as the caller waits. Nothing was decoded. */
export class DecodersBusy extends Error {}

/** The decoder ended without a verdict. The file may be fine, so its bytes are stored and tried again later. */
export class DecoderFailed extends Error {
  readonly failure: DecoderFailure

  constructor(failure: DecoderFailure, detail: string) {
    super(detail)
    this.failure = failure
  }
}
