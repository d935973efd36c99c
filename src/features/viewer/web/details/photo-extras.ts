import { createContext, type ReactNode } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'

type Show = (photo: PhotoListed) => ReactNode

/**
 * Renders what other features add to photos: below a photo's details, on the image above them, over the full-screen view, its
 * heart for people who can't edit the photo, buttons for its comments, above those that a search finds, and a dialog that adds
 * photos to an album; `app` provides it.
 */
export type PhotoExtras = {
  below: Show
  /** Reactions and comments alone. */
  comments: Show
  onImage: Show
  over: (photo: PhotoListed, stage: { isZoomed: boolean; hasDetails: boolean }) => ReactNode
  /** What has the words of a search besides photos. */
  mentions: (asked: { family_id: string; text: string }) => ReactNode
  heart: (photo: PhotoListed, className: string) => ReactNode
  commentButtons: (
    photo: PhotoListed,
    button: { className: string; isOpen: boolean; hasHeart: boolean; onPress: () => void },
  ) => ReactNode
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
  comments: () => null,
  onImage: () => null,
  over: () => null,
  mentions: () => null,
  heart: () => null,
  commentButtons: () => null,
  addToAlbum: () => null,
})
