import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTold } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { useCurrentFamily } from './shell/current-family.ts'

export type TitleKey =
  | 'login'
  | 'signUp'
  | 'link'
  | 'resetPassword'
  | 'undoEmail'
  | 'invitation'
  | 'unsubscribe'
  | 'dashboard'
  | 'photos'
  | 'children'
  | 'milestones'
  | 'personality'
  | 'members'
  | 'activities'
  | 'settings'
  | 'accountSettings'
  | 'preferences'
  | 'billing'
  | 'books'
  | 'subscription'
  | 'checkout'
  | 'manageFamilies'
  | 'newFamily'
  | 'history'
  | 'import'
  | 'keepAccount'
  | 'admin'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the page is called, until its screen says it more closely. */
    title?: TitleKey
    /** The header offers to ask for everything anew. */
    refreshes?: boolean
  }
}

/** Holds the line of a name that is on its way, so that the title does not jump. */
const COMING = '\u00a0'

/** What the page is called and, within a family, whose it is. */
export function useCurrentPage(): { title: string; subtitle: string | undefined; headingInSight: boolean } {
  const t = useText('shell.titles')
  const { title: told, headingInSight } = useTold()
  const key = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title })
  const inFamily = useMatches({ select: (matches) => matches.some((match) => 'familyId' in match.params) })
  const { current, isPending } = useCurrentFamily({ signedIn: inFamily })
  const family = inFamily ? (current?.name ?? (isPending ? COMING : undefined)) : undefined
  // The cover of an album is called like its family.
  const isCover = key === 'dashboard' && family !== undefined
  const title = told?.title ?? (isCover ? family : key ? t(key) : 'Hearthbook')
  const subtitle = told?.subtitle ?? (isCover ? undefined : family)
  return { title, subtitle: subtitle === title ? undefined : subtitle, headingInSight }
}

/** Keeps the window's title with the page. */
export function WindowTitle() {
  const { title, subtitle } = useCurrentPage()
  useEffect(() => {
    document.title = [title.trim(), subtitle?.trim(), title !== 'Hearthbook' && 'Hearthbook']
      .filter(Boolean)
      .join(' · ')
  }, [title, subtitle])
  return null
}
