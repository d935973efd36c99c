import type { Member } from '#features/families/server/member.ts'
import { turnedCrop, type Crop } from '#features/media/crop.ts'
import { fullSource } from '#features/media/server/full-size-images.ts'
import { mayChange } from './photo-permissions.ts'
import { wholeVersion } from './turn-photo.ts'
import type { PhotoDetail, PhotoListed } from '../photos.contract.ts'
import type { Pairing } from '#server/media-process/media-report.ts'
import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { selectPhotoPage } from './list-photos.queries.ts'
import type { PhotoDetailRow } from './photos.queries.ts'

export type PhotoListedRow = Awaited<ReturnType<typeof selectPhotoPage>>[number]

/** A row as the gallery's API returns it, with URLs that only its viewer can use. */
export function toPhotoListed(row: PhotoListedRow, viewer: MediaViewer, sign: SignMedia): PhotoListed {
  const media = { kind: 'photo', family_id: row.family_id, id: row.id, version: row.derivatives_version } as const
  return Object.assign(row, {
    thumbhash: row.thumbhash?.toString('base64') ?? null,
    small_url: sign(viewer, { ...media, variant: 'small' }),
    large_url: sign(viewer, { ...media, variant: 'large' }),
  }) as PhotoListed
}

type PhotoViewer = Pick<Member<'photos.view'>, 'role' | 'user_id' | 'session_id'> & { isSavable: boolean }

/** People who may not save the original get no address of it: images up to 1440 px, and what moves as it plays. */
export function toPhotoDetail(row: PhotoDetailRow, viewer: PhotoViewer, sign: SignMedia): PhotoDetail {
  const { adder_id, first_name, last_name, added_by, pairing, crop, is_rendered, live_video: liveVideo, ...photo } = row
  const edit = !row.is_hidden && mayChange(viewer, added_by, 'edit')
  const original = {
    kind: 'photo',
    family_id: row.family_id,
    id: row.id,
    version: 1,
    variant: 'original',
  } as const
  const full = fullSource({ ...row, crop: crop as Crop | null })
  const save = viewer.isSavable
  const played = sign(viewer, { ...original, variant: 'film' })
  const original_url = save ? sign(viewer, original) : null
  return {
    ...photo,
    ...toPhotoListed(row, viewer, sign),
    tags: row.tags.map(({ name }) => name),
    added_by: adder_id ? { id: adder_id, first_name: first_name ?? '', last_name: last_name ?? '' } : null,
    original_url,
    full_url: save
      ? full && sign(viewer, { ...original, variant: full, version: full === 'full' ? row.derivatives_version : 1 })
      : row.animated && full
        ? played
        : null,
    played_url: (!is_rendered && original_url) || played,
    download_url: save ? sign(viewer, { ...original, download: true }) : null,
    has_two_files: liveVideo !== null,
    motion_url: (pairing as Pairing | null)?.motion_video
      ? sign(viewer, { ...original, variant: 'motion' })
      : liveVideo &&
        sign(viewer, {
          ...original,
          id: liveVideo.id,
          variant: liveVideo.state === 'made' || !save ? 'film' : 'original',
        }),
    crop: crop && turnedCrop(crop, row.quarter_turns),
    whole_url: sign(viewer, { ...original, variant: 'large', version: wholeVersion(row) }),
    can: {
      save,
      edit,
      delete: !row.is_hidden && mayChange(viewer, added_by, 'delete'),
      keep_private: edit && added_by === viewer.user_id,
    },
  }
}
