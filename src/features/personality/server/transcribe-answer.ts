import type { Db } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { transcribeRecording, type SpeechParts } from './transcribe-recording.ts'
import { saveTranscript, selectUntranscribed } from './transcripts.queries.ts'
import type { SpeechSetup } from './transcripts.ts'

type Parts = Omit<SpeechParts, 'speech'> & { db: Db; speech: SpeechSetup }

/** Transcribes a recorded answer, if transcription is still on. */
export async function transcribeAnswer(
  { family_id, clip_id }: { family_id: string; clip_id: string },
  { db, speech, ...parts }: Parts,
): Promise<void> {
  if (!speech) return
  const answer = await selectUntranscribed(db, family_id, clip_id)
  if (!answer?.storage_path || !answer.file_type) return
  const { storage_path, file_type } = answer
  const transcript = await transcribeRecording({ storage_path, file_type }, family_id, { ...parts, speech })
  if (transcript === undefined) return
  await db.transaction().execute(async (tx) => {
    if (!(await saveTranscript(tx, family_id, clip_id, transcript))) return
    const only_to = answer.audience === 'private' ? answer.added_by : null
    await publishToFamily(tx, family_id, { kind: 'personality', id: answer.child_id, ...(only_to && { only_to }) })
  })
}
