import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/ids.ts'
import { member } from '../families/families.rules.ts'

const PhotoParams = z.object({ family_id: Id, photo_id: Id })

const AudioCaption = z.object({
  photo_id: Id,
  /** Signed, valid for 50 minutes or more; supports Range. */
  url: z.string(),
  /** Downloads the original recording, byte for byte. */
  download_url: z.string(),
  file_type: z.string(),
  /** Seconds, read from the file. */
  duration: z.number(),
  created_at: z.string(),
  added_by: z.nullable(z.object({ id: Id, first_name: z.string(), last_name: z.string() })),
})
export type AudioCaption = z.output<typeof AudioCaption>

/** Audio captions of photos. They're uploaded with the purpose `audio_caption`. */
export const captionsContract = contract({
  getAudioCaption: operation('GET', '/api/families/:family_id/photos/:photo_id/audio-caption', {
    access: member('photos.view'),
    summary: 'Get a photo’s audio caption',
    description: 'Includes whether you can record a caption.',
    params: PhotoParams,
    response: z.object({
      caption: z.nullable(AudioCaption),
      /** `record`: whether the family’s plan allows new captions. Existing ones can always be played. */
      can: z.object({ edit: z.boolean(), record: z.boolean() }),
    }),
  }),
  deleteAudioCaption: operation('DELETE', '/api/families/:family_id/photos/:photo_id/audio-caption', {
    access: member('photos.edit_own'),
    summary: 'Delete an audio caption',
    description: 'You can’t undo this.',
    params: PhotoParams,
  }),
})
