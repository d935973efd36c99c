import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useShownTitle } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { useCurrentFamily } from './shell/current-family.ts'

/** Keeps the line height while a name loads, so that the title doesn't jump. */
const COMING = '\u00a0'

/** The page's title and, within a family, the family's name. */
export function useCurrentPage(): { title: string; subtitle: string | undefined } {
  const t = useText()
  const shown = useShownTitle()
  const key = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title })
  const inFamily = useMatches({ select: (matches) => matches.some((match) => 'familyId' in match.params) })
  const { current, isPending } = useCurrentFamily({ signedIn: inFamily })
  const family = inFamily ? (current?.name ?? (isPending ? COMING : undefined)) : undefined
  // On the dashboard, the title is the family's name.
  const isCover = key === 'shell.titles.home' && family !== undefined
  const title = shown ?? (isCover ? family : key ? t(key) : 'Hearthbook')
  return { title, subtitle: isCover ? undefined : family }
}

export function WindowTitle() {
  const { title, subtitle } = useCurrentPage()
  useEffect(() => {
    document.title = [title.trim(), subtitle?.trim(), title !== 'Hearthbook' && 'Hearthbook']
      .filter(Boolean)
      .join(' · ')
  }, [title, subtitle])
  return null
}
