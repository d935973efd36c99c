import { transcribeRecording, type SpeechParts } from '#features/personality/server/transcribe-recording.ts'
import { holdTranscripts, type SpeechSetup } from '#features/personality/server/transcripts.ts'
import type { Db } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { areCaptionsTranscribed, saveCaptionTranscript, selectUntranscribedCaption } from './captions.queries.ts'

type Parts = Omit<SpeechParts, 'speech'> & { db: Db; speech: SpeechSetup }

/** Transcribes an audio caption, if transcription is still on. */
export async function transcribeCaption(
  { family_id, clip_id }: { family_id: string; clip_id: string },
  { db, speech, ...parts }: Parts,
): Promise<void> {
  const caption = speech && (await selectUntranscribedCaption(db, family_id, clip_id))
  if (!caption) return
  const transcript = await transcribeRecording(caption, family_id, { ...parts, speech })
  if (transcript === undefined) return
  const { photo_id, audience, added_by } = caption
  await db.transaction().execute(async (tx) => {
    await holdTranscripts(tx, family_id)
    if (!(await areCaptionsTranscribed(tx, family_id))) return
    if (!(await saveCaptionTranscript(tx, family_id, clip_id, transcript))) return
    const only_to = audience === 'private' ? added_by : null
    await publishToFamily(tx, family_id, { kind: 'photos', id: photo_id, ...(only_to && { only_to }) })
  })
}
