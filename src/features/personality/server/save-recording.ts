import { recordingColumns, recordingFolder } from '#features/media/server/media-objects.ts'
import type { MediaPurpose, ReceivedUpload } from '#features/uploads/server/upload-purpose.ts'
import type { AcceptedMedia } from '#server/media-process/media-report.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { sharesOf } from '#server/jobs/shares.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { AnswerMetadata, VIDEO_MAX_BYTES, VIDEO_MAX_MINUTES } from '../personality.rules.ts'
import { lockConsent, selectChild } from './personality.queries.ts'
import { transcribeAnswerJob } from './personality.jobs.ts'
import { selectPrompt } from './prompts.queries.ts'
import { insertResponse, addVideoToTake } from './responses.queries.ts'
import { isTranscriptionOn } from './transcripts.queries.ts'

/** Keep in sync with app.allow_transcripts. */
export const SPEECH_JOBS = { most: 2, each: 1 }

/**
 * Recorded answers are uploads. The text and the video of a take become one answer, in whichever order they arrive. If
 * consent is withdrawn during an upload, its answer is hidden too.
 */
export const recordings: MediaPurpose<'personality.edit'> = {
  needs: 'personality.edit',
  seekable: true,

  async begin({ tx, family_id }, metadata, bytes) {
    const about = AnswerMetadata.safeParse(metadata)
    if (!about.success) throw new Problem('invalid_input')
    if (bytes > VIDEO_MAX_BYTES) throw new Problem('too_large')
    const { child_id, prompt_id } = about.data
    if (!(await selectChild(tx, family_id, child_id)) || !(await selectPrompt(tx, family_id, prompt_id)))
      throw notFound()
    if ((await lockConsent(tx, family_id, child_id)) !== 'given') throw new Problem('consent_required')
    return about.data
  },

  folderOf: (upload) => recordingFolder('answer', upload),

  refuses(report) {
    if (!report.ok) return report.reason
    if (report.kind !== 'video') return 'not_a_photo_or_video'
    return (report.duration_ms ?? 0) > VIDEO_MAX_MINUTES * 60_000 ? 'too_large' : undefined
  },

  async keep(tx, upload, report: AcceptedMedia) {
    const { id, family_id, user_id } = upload
    const {
      child_id,
      prompt_id,
      take,
      audience = upload.audience ?? 'family_only',
    } = AnswerMetadata.parse(upload.about)
    const consent = await lockConsent(tx, family_id, child_id)
    const video = videoOf(upload, report)
    const hidden = consent !== 'given' && { hidden_at: new Date().toISOString(), hidden_because: 'consent' as const }
    const row = { id: newId(), family_id, child_id, prompt_id, added_by: user_id, audience, ...video, ...hidden }
    const joinsText = () => addVideoToTake(tx, { family_id, child_id, prompt_id, take, user_id }, video)
    // Again after a lost race: the text of this take was saved at the same moment.
    const isKept = (await joinsText()) || (await insertResponse(tx, { ...row, take })) || (await joinsText())
    // A second video for the same take, or a take that belongs to another user, becomes a new take.
    if (!isKept) await insertResponse(tx, { ...row, take: id })
    if (!hidden && (await isTranscriptionOn(tx, family_id)))
      await addJob(
        tx,
        transcribeAnswerJob,
        { family_id, clip_id: id },
        { priority: 10, shares: sharesOf('speech', family_id, SPEECH_JOBS) },
      )
    const only_to = audience === 'private' ? user_id : null
    await publishToFamily(tx, family_id, { kind: 'personality', id: child_id, ...(only_to && { only_to }) })
    return { state: 'done', photo_id: null }
  },
}

function videoOf(upload: ReceivedUpload, report: AcceptedMedia) {
  return {
    video_clip_id: upload.id,
    filename: upload.filename,
    ...recordingColumns(recordingFolder('answer', upload), report),
    width: report.width,
    height: report.height,
    video_duration_ms: Math.max(1, report.duration_ms ?? 0),
    thumbhash: Buffer.from(report.thumbhash, 'base64'),
    poster: report.placeholder ? ('drawn' as const) : ('frame' as const),
  }
}
