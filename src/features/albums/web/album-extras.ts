import { createContext, type ReactNode } from 'react'
import type { MenuItem } from '#web/ui/menu-item.ts'
import type { AlbumDetail } from '../albums.contract.ts'

type Show = (album: AlbumDetail) => ReactNode
type ShowItems = (items: readonly MenuItem[]) => ReactNode

/**
 * Renders what other features add to an album's page: buttons next to its own, items of its menu, and what's above its photos;
 * `app` provides it.
 */
export type AlbumExtras = {
  buttons: Show
  menu: (album: AlbumDetail, show: ShowItems) => ReactNode
  above: Show
  /** Next to the button that makes a trip an album. */
  trip: (trip: { family_id: string; trip_id: string }) => ReactNode
}

export const AlbumExtrasContext = createContext<AlbumExtras>({
  buttons: () => null,
  menu: (_album, show) => show([]),
  above: () => null,
  trip: () => null,
})
