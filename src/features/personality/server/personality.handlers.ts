import type { Db } from '#server/db/database.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { HIDDEN_ANSWERS_DAYS } from '../personality.rules.ts'
import { writeDownAnswerJob } from './personality.jobs.ts'
import { deleteHiddenResponses } from './responses.queries.ts'
import type { SpeechSetup } from './transcripts.ts'
import { writeDownAnswer } from './write-down-answer.ts'

type Parts = {
  db: Db
  media: Pick<MediaProcess, 'makeFolder' | 'extractSound'>
  store: ObjectStore
  speech: SpeechSetup
}

export function personalityJobs({ db, media, store, speech }: Parts): HandledJob[] {
  return [
    handle(writeDownAnswerJob, (clip) => writeDownAnswer(clip, { db, media, store, speech })),
    schedule('purge-hidden-answers', '25 3 * * *', () => deleteHiddenResponses(db, HIDDEN_ANSWERS_DAYS)),
  ]
}
