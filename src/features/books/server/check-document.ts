import type { Plans } from '#features/billing/server/plans.ts'
import type { Tx } from '#server/db/database.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { layoutsBeyondPlan } from '../../book-layout/auto.ts'
import { codesOf, photosOf, type BookDocument, type BookFace } from '../../book-layout/document.ts'
import { hasAllLayouts } from './book-view.ts'
import { selectKnownCodes } from './codes.queries.ts'
import { selectCover, selectPrintable } from './books.queries.ts'

type Editor = { tx: Tx; family_id: string }

/**
 * Facts of a document that are stored with the book, so that lists don't read the document. A purged photo isn't used
 * as a cover.
 */
export async function factsOf({ tx, family_id }: Editor, document: BookDocument) {
  const face = document.cover.front.slots.find((slot) => slot?.kind === 'photo')
  return {
    pages: document.pages.length,
    photos: photosOf(document).length,
    size: document.size,
    colour: document.colour,
    cover: JSON.stringify({ typeface: document.typeface, front: document.cover.front } satisfies BookFace),
    cover_photo_id: face?.kind === 'photo' ? await selectCover(tx, family_id, face.photo_id) : null,
  }
}

/**
 * Checks that a document only shows what the family can see, and only uses what its plan includes. What the book
 * already contained is allowed, even if it was deleted. @throws Problem not_found: unknown codes, or unknown photos,
 * which are named in `photos`; plan_limit_reached
 */
export async function requireOwn(
  { tx, family_id }: Editor,
  document: BookDocument,
  before: BookDocument,
  plans: Plans,
): Promise<void> {
  const known = new Set(photosOf(before))
  const added = photosOf(document).filter((id) => !known.has(id))
  const there = new Set(added.length > 0 ? (await selectPrintable(tx, family_id, added)).map(({ id }) => id) : [])
  const gone = added.filter((id) => !there.has(id))
  // Named, so that an editor that restores an earlier version can leave out the deleted photos.
  if (gone.length > 0) throw new Problem('not_found', { params: { photos: gone.join(' ') } })
  const codes = codesOf(document)
  if (codes.length > 0 && (await selectKnownCodes(tx, family_id, codes)) !== codes.length) throw notFound()
  if (await hasAllLayouts({ tx, family_id }, plans)) return
  const had = new Set(layoutsBeyondPlan(before))
  if (layoutsBeyondPlan(document).every((layout) => had.has(layout))) return
  const plan = plans.catalogue?.plans.find(({ entitlements }) => entitlements.layouts === 'multiple')?.tier
  throw new Problem('plan_limit_reached', { params: { of: 'layouts', ...(plan && { plan }) } })
}
