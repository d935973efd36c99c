import { createContext, type ReactNode } from 'react'

/** What features above this one say about a photo, below its facts; `app` fills it in. */
export type ShowPhotoExtras = (photo: { family_id: string; photo_id: string }) => ReactNode

export const PhotoExtrasContext = createContext<ShowPhotoExtras>(() => null)
