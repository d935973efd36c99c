import { createContext, type ReactNode } from 'react'
import type { AlbumDetail } from '../albums.contract.ts'

type Show = (album: AlbumDetail) => ReactNode

/** Renders what other features add to an album's page: buttons next to its own, and above its photos; `app` provides it. */
export type AlbumExtras = { buttons: Show; above: Show }

export const AlbumExtrasContext = createContext<AlbumExtras>({ buttons: () => null, above: () => null })
