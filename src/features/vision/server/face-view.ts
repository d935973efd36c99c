import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { Face } from '../faces.contract.ts'
import type { FaceRow } from './faces.queries.ts'

const SMALL_EDGE_PX = 480
/** A face that's smaller than this in the small image is cropped from the large one. */
const CLEAR_PX = 72

export function toFace(
  { version, ...face }: FaceRow,
  viewer: MediaViewer & { family_id: string },
  sign: SignMedia,
): Face {
  const scale = SMALL_EDGE_PX / Math.max(face.photo_width, face.photo_height)
  const isClear = Math.min(face.width * face.photo_width, face.height * face.photo_height) * scale >= CLEAR_PX
  const media = { kind: 'photo', family_id: viewer.family_id, id: face.photo_id, version } as const
  return { ...face, photo_url: sign(viewer, { ...media, variant: isClear ? 'small' : 'large' }) }
}
