import type { Db } from '#server/db/database.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { Originals } from '#server/scrub/whole-originals.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { HIDDEN_ANSWERS_DAYS } from '../personality.rules.ts'
import { makePosters } from './make-posters.ts'
import { transcribeAnswerJob } from './personality.jobs.ts'
import { deleteHiddenResponses } from './responses.queries.ts'
import type { SpeechSetup } from './transcripts.ts'
import { transcribeAnswer } from './transcribe-answer.ts'

type Parts = {
  db: Db
  media: Pick<MediaProcess, 'makeFolder' | 'extractAudio' | 'inspect' | 'canRender'>
  originals: Originals
  store: ObjectStore
  speech: SpeechSetup
}

export function personalityJobs({ db, media, originals, store, speech }: Parts): HandledJob[] {
  return [
    handle(transcribeAnswerJob, (clip) => transcribeAnswer(clip, { db, media, originals, speech })),
    schedule('make-answer-posters', '*/10 * * * *', () => makePosters({ db, media, originals, store })),
    schedule('purge-hidden-answers', '25 3 * * *', () => deleteHiddenResponses(db, HIDDEN_ANSWERS_DAYS)),
  ]
}
