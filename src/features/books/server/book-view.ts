import type { Plans } from '#features/billing/server/plans.ts'
import { may } from '#features/families/server/may.ts'
import type { Role } from '#features/families/families.rules.ts'
import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { Tx } from '#server/db/database.ts'
import { required } from '#shared/required.ts'
import type { Book, BookPhoto, OpenBook } from '../books.contract.ts'
import { focusOf } from '../../book-layout/photo-slot.ts'
import { photosOf, type BookDocument } from '../../book-layout/document.ts'
import { selectPrintable, type BookRow } from './books.queries.ts'

/** A row as the API returns it, with a cover URL signed for the viewer. */
export function toBook(
  { role, cover_id, cover_version, width, height, ...row }: BookRow,
  viewer: MediaViewer,
  sign: SignMedia,
): Book {
  const media = { kind: 'photo', family_id: row.family_id, variant: 'large' } as const
  return {
    ...row,
    cover_photo:
      cover_id && width && height
        ? {
            id: cover_id,
            width,
            height,
            url: sign(viewer, { ...media, id: cover_id, version: required(cover_version) }),
          }
        : null,
    can_edit: may(role as Role, 'books.edit'),
  }
}

type Viewer = MediaViewer & { tx: Tx; family_id: string }

/** A book with its pages and those of its photos that the viewer can see. */
export async function toOpenBook(
  viewer: Viewer,
  row: BookRow,
  document: BookDocument,
  deps: BookDeps,
): Promise<OpenBook> {
  const { tx, family_id } = viewer
  const photos = await selectPrintable(tx, family_id, photosOf(document))
  return {
    book: toBook(row, viewer, deps.sign),
    document,
    photos: photos.map(({ derivatives_version: version, thumbhash, focus_x, focus_y, ...photo }): BookPhoto => {
      const media = { kind: 'photo', family_id, id: photo.id, version } as const
      return {
        ...photo,
        focus: focusOf({ focus_x, focus_y }),
        thumbhash: thumbhash?.toString('base64') ?? null,
        small_url: deps.sign(viewer, { ...media, variant: 'small' }),
        large_url: deps.sign(viewer, { ...media, variant: 'large' }),
      }
    }),
    code_base: deps.codeBase,
    all_layouts: await hasAllLayouts(viewer, deps.plans),
    has_printer: deps.hasPrinter,
  }
}

export type BookDeps = { sign: SignMedia; codeBase: string; plans: Plans; hasPrinter: boolean }

export async function hasAllLayouts(
  { tx, family_id }: Pick<Viewer, 'tx' | 'family_id'>,
  plans: Plans,
): Promise<boolean> {
  return !plans.catalogue || (await plans.ofFamily(tx, family_id)).layouts === 'multiple'
}
