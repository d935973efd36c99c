import { createContext, type ReactNode } from 'react'

type Show = (photo: { family_id: string; photo_id: string }) => ReactNode

/** Renders what other features add to a photo, below its details and over the full-screen view; `app` provides it. */
export type PhotoExtras = { below: Show; over: Show }

export const PhotoExtrasContext = createContext<PhotoExtras>({ below: () => null, over: () => null })
