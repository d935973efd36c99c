import type { GalleryLayout, Measures } from '../grid/gallery-layout.ts'
import type { GalleryStart } from '#features/photos/web/list/gallery-start.ts'

/** The loaded part of a gallery: whether there's more on either side, and how many photos of its month precede it. */
export type LoadedSpan = { hasBefore: boolean; hasAfter: boolean; skipped: number }

/** Reserves space for photos that aren't loaded. */
export type CompleteLayout = (loaded: GalleryLayout, span: LoadedSpan, measures: Measures) => GalleryLayout

export type GalleryTimeline = {
  family_id: string
  /** What the counts cover: everything, favorites, archived photos, or one person. */
  counted: { is_favorite?: 'true'; is_archived?: 'true'; person_id?: string | undefined }
  span: LoadedSpan
  /** The start of the loaded photos is near. */
  onNearStart: () => void
  /** Someone scrolled to photos that aren't loaded. */
  onJump: (start: GalleryStart) => void
}
