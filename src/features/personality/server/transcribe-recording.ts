import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { Originals } from '#server/scrub/whole-originals.ts'
import { ObjectMissing } from '#server/storage/object-store.ts'
import { cutText } from '#shared/cut-text.ts'
import { recognizeSpeech } from './recognize-speech.ts'
import type { SpeechSetup } from './transcripts.ts'

const TRANSCRIPT_MAX_LENGTH = 20_000

export type SpeechParts = {
  media: Pick<MediaProcess, 'makeFolder' | 'extractAudio'>
  originals: Originals
  speech: NonNullable<SpeechSetup>
}

/** What is said in a recording. Only its audio track is sent. Undefined if it's missing or has none. */
export async function transcribeRecording(
  { storage_path, file_type }: { storage_path: string; file_type: string },
  family_id: string,
  { media, originals, speech }: SpeechParts,
): Promise<string | undefined> {
  const folder = await media.makeFolder()
  try {
    const film = path.join(folder, 'film')
    const opened = await originals.open(storage_path).catch((error: unknown) => {
      if (error instanceof ObjectMissing) return undefined
      throw error
    })
    if (!opened) return undefined
    await pipeline(opened.stream, createWriteStream(film))
    const audio = await media.extractAudio({ film, file_type, folder }, family_id)
    return audio && cutText((await recognizeSpeech(audio, speech)).trim(), TRANSCRIPT_MAX_LENGTH)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
