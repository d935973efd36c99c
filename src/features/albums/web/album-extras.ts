import { createContext, type ReactNode } from 'react'
import type { AlbumDetail } from '../albums.contract.ts'

/** Renders what other features add to an album's page: buttons next to its own; `app` provides it. */
export type AlbumExtras = { buttons: (album: AlbumDetail) => ReactNode }

export const AlbumExtrasContext = createContext<AlbumExtras>({ buttons: () => null })
