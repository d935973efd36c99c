import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { seededRandom } from '../../e2e/crash/random.ts'

const FRAMES_A_SECOND = 25
/** Continues from recording to recording, since two equal files are duplicates. */
const random = seededRandom(1)
const randomBytes = (count: number) => Uint8Array.from({ length: count }, () => random.below(256))

/**
 * A video in a container as browsers record it; `live` ones don't contain their duration. Its frames aren't valid, which
 * only a decoder would notice.
 */
export async function makeRecording({ seconds = 2, live = true, width = 640, height = 480 } = {}): Promise<Buffer> {
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: live }), target: new BufferTarget() })
  const video = new EncodedVideoPacketSource('vp8')
  const audio = new EncodedAudioPacketSource('opus')
  output.addVideoTrack(video, { frameRate: FRAMES_A_SECOND })
  output.addAudioTrack(audio)
  await output.start()
  const step = 1 / FRAMES_A_SECOND
  for (let frame = 0; frame < seconds * FRAMES_A_SECOND; frame++) {
    const kind = frame % FRAMES_A_SECOND === 0 ? 'key' : 'delta'
    const shown = new EncodedPacket(randomBytes(400), kind, frame * step, step)
    const heard = new EncodedPacket(randomBytes(40), 'key', frame * step, step)
    await video.add(shown, { decoderConfig: { codec: 'vp8', codedWidth: width, codedHeight: height } })
    await audio.add(heard, { decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 } })
  }
  await output.finalize()
  return Buffer.from((output.target as BufferTarget).buffer!)
}

/** An audio file in such a container, whose content isn't valid for a decoder. */
export async function makeAudio({ seconds = 2, live = true } = {}): Promise<Buffer> {
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: live }), target: new BufferTarget() })
  const audio = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(audio)
  await output.start()
  const step = 1 / 50
  for (let packet = 0; packet < seconds * 50; packet++) {
    const heard = new EncodedPacket(randomBytes(40), 'key', packet * step, step)
    await audio.add(heard, { decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 } })
  }
  await output.finalize()
  return Buffer.from((output.target as BufferTarget).buffer!)
}

/** The video with another duration in its header. */
export function claimDuration(video: Buffer, seconds: number): Buffer {
  const claimed = Buffer.from(video)
  const at = claimed.indexOf(Buffer.from([0x44, 0x89, 0x88]))
  if (at < 0) throw new Error('The video has no place for its length')
  claimed.writeDoubleBE(seconds * 1000, at + 3)
  return claimed
}
