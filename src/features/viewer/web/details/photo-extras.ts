import { createContext, type ReactNode } from 'react'

type Show = (photo: { family_id: string; photo_id: string }) => ReactNode

/** What features above this one say about a photo, below its facts and over the full screen; `app` fills it in. */
export type PhotoExtras = { below: Show; over: Show }

export const PhotoExtrasContext = createContext<PhotoExtras>({ below: () => null, over: () => null })
