import { createContext, type ReactNode } from 'react'

type Show = (photo: { family_id: string; photo_id: string }) => ReactNode

/**
 * Renders what other features add to photos: below a photo's details, over the full-screen view, and a dialog that adds photos to
 * an album; `app` provides it.
 */
export type PhotoExtras = {
  below: Show
  over: Show
  addToAlbum: (asked: {
    family_id: string
    photo_ids: string[]
    /** Creates a new album with these, instead of offering those that exist. */
    start?: { title: string }
    onClose: () => void
  }) => ReactNode
}

export const PhotoExtrasContext = createContext<PhotoExtras>({
  below: () => null,
  over: () => null,
  addToAlbum: () => null,
})
