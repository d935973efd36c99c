import type { Plans } from '#features/billing/server/plans.ts'
import { recordingColumns, recordingFolder } from '#features/media/server/media-objects.ts'
import { SPEECH_JOBS } from '#features/personality/server/save-recording.ts'
import type { MediaPurpose } from '#features/uploads/server/upload-purpose.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { sharesOf } from '#server/jobs/shares.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { CaptionMetadata, CAPTION_MAX_BYTES, CAPTION_MAX_SECONDS, CAPTION_SLACK_SECONDS } from '../captions.rules.ts'
import { pinInOriginal, type Pin } from '../pin.ts'
import { transcribeCaptionJob } from './captions.jobs.ts'
import { areCaptionsTranscribed, insertCaption, lockPhotoFor, selectCaptionedPhoto } from './captions.queries.ts'

/**
 * Audio captions are uploads. The plan and the photo are checked when the upload starts and again when the caption is
 * saved, since either can change during the upload.
 */
export function captionUploads(
  plans: Pick<Plans, 'ofFamily' | 'ofFamilyForJob' | 'planWith'>,
): MediaPurpose<'photos.add'> {
  return {
    needs: 'photos.add',
    seekable: true,

    async begin(uploader, metadata, bytes) {
      const { tx, family_id } = uploader
      const about = CaptionMetadata.safeParse(metadata)
      if (!about.success) throw new Problem('invalid_input')
      if (bytes > CAPTION_MAX_BYTES) throw new Problem('too_large')
      const { photo_id, x, y, whole } = about.data
      const photo = await selectCaptionedPhoto(tx, family_id, photo_id)
      if (!photo) throw notFound()
      if (photo.isFull) throw new Problem('too_many')
      if (!(await plans.ofFamily(tx, family_id)).audio_captions) {
        const plan = plans.planWith('audio_captions')
        throw new Problem('plan_limit_reached', { params: { of: 'audio_captions', ...(plan && { plan }) } })
      }
      if (x === undefined || y === undefined) return { photo_id }
      return { photo_id, ...asText(whole ? { x, y } : pinInOriginal({ x, y }, photo)) }
    },

    folderOf: (upload) => recordingFolder('caption', upload),

    refuses(report) {
      if (!report.ok || report.kind !== 'audio') return 'not_a_sound'
      const most = (CAPTION_MAX_SECONDS + CAPTION_SLACK_SECONDS) * 1000
      return (report.duration_ms ?? 0) > most ? 'sound_too_long' : undefined
    },

    async keep(tx, upload, report) {
      const { id, family_id, user_id, filename } = upload
      const { photo_id, x = null, y = null } = CaptionMetadata.parse(upload.about)
      if (!(await plans.ofFamilyForJob(tx, family_id)).audio_captions)
        return { state: 'refused', reason: 'captions_not_allowed' }
      const photo = await lockPhotoFor(tx, { family_id, user_id, photo_id })
      if (!photo) return { state: 'refused', reason: 'photo_gone' }
      if (photo.isFull) return { state: 'refused', reason: 'photo_full' }
      await insertCaption(tx, {
        ...{ photo_id, family_id, added_by: user_id, clip_id: id, filename, x, y },
        ...recordingColumns(recordingFolder('caption', upload), report),
        duration_ms: Math.max(1, report.duration_ms ?? 0),
      })
      if (await areCaptionsTranscribed(tx, family_id))
        await addJob(
          tx,
          transcribeCaptionJob,
          { family_id, clip_id: id },
          { priority: 10, shares: sharesOf('speech', family_id, SPEECH_JOBS) },
        )
      await publishToFamily(tx, family_id, {
        ...{ kind: 'photos', id: photo_id },
        ...(photo.audience === 'private' && { only_to: user_id }),
      })
      return { state: 'done', photo_id: null }
    },
  }
}

const asText = ({ x, y }: Pin) => ({ x: String(x), y: String(y) })
