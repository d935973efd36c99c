import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { CAPTIONS_PER_PHOTO_MAX } from './captions.rules.ts'

const PhotoParams = z.object({ family_id: Id, photo_id: Id })

const AudioCaption = z.object({
  id: Id,
  photo_id: Id,
  /** The place in the picture that it's about, as fractions of its width and height from the top left corner. */
  pin: z.nullable(z.object({ x: z.number(), y: z.number() })),
  /** Signed, valid for 50 minutes or more; supports Range. */
  url: z.string(),
  /** Downloads the original recording, byte for byte. */
  download_url: z.string(),
  file_type: z.string(),
  /** Seconds, read from the file. */
  duration: z.number(),
  created_at: z.string(),
  added_by: z.nullable(z.object({ id: Id, first_name: z.string(), last_name: z.string() })),
  /** Name of the person who recorded it; after an import, also of someone without an account here. */
  speaker: z.nullable(z.string()),
  /** Automatic transcript, if the family turned on transcription. */
  transcript: z.nullable(z.string()),
  can: z.object({ delete: z.boolean() }),
})
export type AudioCaption = z.output<typeof AudioCaption>

/** Audio captions of photos. They're uploaded with the purpose `audio_caption`. */
export const captionsContract = contract({
  listAudioCaptions: operation('GET', '/api/families/:family_id/photos/:photo_id/audio-captions', {
    access: member('photos.view'),
    summary: 'List a photo’s audio captions',
    description: `Oldest first, up to ${CAPTIONS_PER_PHOTO_MAX}. Includes whether you can record another one.`,
    response: z.object({
      captions: z.array(AudioCaption),
      /** `record`: whether the family’s plan allows new captions. Existing ones can always be played. */
      can: z.object({ add: z.boolean(), record: z.boolean() }),
    }),
  }),
  deleteAudioCaption: operation('DELETE', '/api/families/:family_id/photos/:photo_id/audio-captions/:caption_id', {
    access: member('photos.edit_own'),
    summary: 'Delete an audio caption',
    description: 'Yours, or any of a photo that you may edit. You can’t undo this.',
    params: z.extend(PhotoParams, { caption_id: Id }),
  }),
})
