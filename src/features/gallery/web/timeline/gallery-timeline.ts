import type { GalleryLayout, Measures } from '../grid/gallery-layout.ts'
import type { GalleryStart } from '#features/photos/web/list/gallery-start.ts'

/** What is loaded of a gallery: whether there is more on either side, and how far into its month it begins. */
export type LoadedSpan = { hasBefore: boolean; hasAfter: boolean; skipped: number }

/** Gives the photos that are not loaded their room. */
export type CompleteLayout = (loaded: GalleryLayout, span: LoadedSpan, measures: Measures) => GalleryLayout

export type GalleryTimeline = {
  family_id: string
  /** What is counted: everything, favourites, one child. */
  counted: { is_favorite?: 'true' | undefined; child_id?: string | undefined }
  span: LoadedSpan
  /** The beginning of what is loaded comes near. */
  onNearStart: () => void
  /** Somebody wants to see what is not loaded. */
  onLead: (start: GalleryStart) => void
}
