import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Db } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { Originals } from '#server/scrub/whole-originals.ts'
import { ObjectMissing } from '#server/storage/object-store.ts'
import { recognizeSpeech } from './recognize-speech.ts'
import { saveTranscript, selectUntranscribed } from './transcripts.queries.ts'
import type { SpeechSetup } from './transcripts.ts'

const TRANSCRIPT_MAX_LENGTH = 20_000

type Parts = {
  db: Db
  media: Pick<MediaProcess, 'makeFolder' | 'extractAudio'>
  originals: Originals
  speech: SpeechSetup
}

/** Transcribes a recording. Only the audio track is sent, and only if transcription is still on. */
export async function transcribeAnswer(
  { family_id, clip_id }: { family_id: string; clip_id: string },
  { db, media, originals, speech }: Parts,
): Promise<void> {
  if (!speech) return
  const answer = await selectUntranscribed(db, family_id, clip_id)
  if (!answer?.storage_path || !answer.file_type) return
  const folder = await media.makeFolder()
  try {
    const film = path.join(folder, 'film')
    const opened = await originals.open(answer.storage_path).catch((error: unknown) => {
      if (error instanceof ObjectMissing) return undefined
      throw error
    })
    if (!opened) return
    await pipeline(opened.stream, createWriteStream(film))
    const audio = await media.extractAudio({ film, file_type: answer.file_type, folder }, family_id)
    if (!audio) return
    const transcript = (await recognizeSpeech(audio, speech)).trim().slice(0, TRANSCRIPT_MAX_LENGTH)
    await db.transaction().execute(async (tx) => {
      if (!(await saveTranscript(tx, family_id, clip_id, transcript))) return
      const only_to = answer.audience === 'private' ? answer.added_by : null
      await publishToFamily(tx, family_id, { kind: 'personality', id: answer.child_id, ...(only_to && { only_to }) })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
