import { createContext, type ReactNode } from 'react'
import type { MenuItem } from '#web/ui/menu-item.ts'
import type { AlbumDetail } from '../albums.contract.ts'

type Show = (album: AlbumDetail) => ReactNode
/** `first` are buttons where there's room for them, and items of the menu on phones. */
type ShowActions = (actions: { first: readonly MenuItem[]; others: readonly MenuItem[] }) => ReactNode

/** Renders what other features add to an album's page: actions, comments, and what's above its photos; `app` provides it. */
export type AlbumExtras = {
  actions: (album: AlbumDetail, show: ShowActions) => ReactNode
  comments: Show
  above: Show
  /** Next to the button that makes a trip an album. */
  trip: (trip: { family_id: string; trip_id: string }) => ReactNode
}

export const AlbumExtrasContext = createContext<AlbumExtras>({
  actions: (_album, show) => show({ first: [], others: [] }),
  comments: () => null,
  above: () => null,
  trip: () => null,
})
