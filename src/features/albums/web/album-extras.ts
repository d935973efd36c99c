import { createContext, type ReactNode } from 'react'
import type { MenuItem } from '#web/ui/menu-item.ts'
import type { AlbumDetail } from '../albums.contract.ts'

type Show = (album: AlbumDetail) => ReactNode
/** `share` and `film` are buttons where there's room for them. */
type ShowActions = (actions: Record<'share' | 'film' | 'others', readonly MenuItem[]>) => ReactNode

/** Renders what other features add to an album's page: actions, comments, and what's above its photos; `app` provides it. */
export type AlbumExtras = {
  actions: (album: AlbumDetail, show: ShowActions) => ReactNode
  comments: Show
  above: Show
  /** Next to the button that makes a trip an album. */
  trip: (trip: { family_id: string; trip_id: string }) => ReactNode
}

export const AlbumExtrasContext = createContext<AlbumExtras>({
  actions: (_album, show) => show({ share: [], film: [], others: [] }),
  comments: () => null,
  above: () => null,
  trip: () => null,
})
