import { Transform, type TransformCallback } from 'node:stream'
import { detachBuffer } from '#server/detach-buffer.ts'

/** Larger than Node's default, since each piece passes through many layers. */
const BUFFERED_BYTES = 1024 * 1024

type Decryptor = { add(piece: Buffer): Buffer[]; end(): void }

/** Decrypts what's written to it. Passes on `length` bytes of the content, after the first `skip`. */
export class DecryptingStream extends Transform {
  readonly #decryptor: Decryptor
  readonly #isInputOwned: boolean
  #skip: number
  #length: number

  /** `isInputOwned`: the memory of what's written to it is free afterwards. */
  constructor(
    decryptor: Decryptor,
    { skip, length, isInputOwned }: { skip: number; length: number; isInputOwned: boolean },
  ) {
    super({ readableHighWaterMark: BUFFERED_BYTES, writableHighWaterMark: BUFFERED_BYTES })
    this.#decryptor = decryptor
    this.#isInputOwned = isInputOwned
    this.#skip = skip
    this.#length = length
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      const contents = this.#decryptor.add(piece)
      if (this.#isInputOwned) detachBuffer(piece)
      this.#pass(contents)
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      this.#decryptor.end()
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  /** As one piece: copying costs less than the layers that each would pass through. */
  #pass(contents: Buffer[]): void {
    const whole = gathered(contents)
    const from = Math.min(this.#skip, whole.length)
    this.#skip -= from
    const part = whole.subarray(from, from + this.#length)
    this.#length -= part.length
    if (part.length) this.push(part)
  }
}

function gathered(pieces: Buffer[]): Buffer {
  const [first] = pieces
  if (first && pieces.length === 1) return first
  const whole = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    at += piece.copy(whole, at)
    detachBuffer(piece)
  }
  return whole
}
