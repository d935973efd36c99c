import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { LetterFile } from '../capsules.contract.ts'
import type { FileRow } from './capsule-files.queries.ts'

/** A photo or recording of an opened letter, or that it isn't there yet. */
export function toLetterFile(
  file: FileRow,
  viewer: Pick<Member<'family.view'>, 'family_id' | 'user_id' | 'session_id'>,
  sign: SignMedia,
): LetterFile {
  const { id, photo_id, clip_id, kind, is_closed, failed_at } = file
  const nothing = { url: null, poster_url: null, download_url: null, duration: null }
  const blank = { ...nothing, kind: null, photo_id: null, filename: null, width: null, height: null, thumbhash: null }
  if (is_closed || (!photo_id && !clip_id)) return { ...blank, id, state: failed_at ? 'failed' : 'preparing' }
  const { family_id } = viewer
  if (photo_id) {
    const version = file.derivatives_version ?? 1
    const url = sign(viewer, { kind: 'photo', family_id, id: photo_id, version, variant: 'large' })
    const { photo_filename: filename, photo_width: width, photo_height: height, photo_thumbhash: thumbhash } = file
    const shown = { filename, width, height, thumbhash: thumbhash?.toString('base64') ?? null }
    return { ...nothing, ...shown, id, photo_id, url, state: 'ready', kind: 'image' }
  }
  const clip = { kind: 'letter', family_id, id: clip_id ?? id, version: 1 } as const
  const large = kind === 'audio' ? null : sign(viewer, { ...clip, variant: 'large' })
  return {
    ...{ id, photo_id, kind, filename: file.filename, width: file.width, height: file.height, state: 'ready' },
    thumbhash: file.thumbhash?.toString('base64') ?? null,
    duration: file.duration_ms === null ? null : file.duration_ms / 1000,
    url: kind === 'image' ? large : sign(viewer, { ...clip, variant: 'original' }),
    poster_url: kind === 'video' ? large : null,
    download_url: sign(viewer, { ...clip, variant: 'original', download: true }),
  }
}
