import { useCanGoBack, useMatches, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useShownParent } from '#web/app-bar.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton, iconButtonStyle } from '#web/ui/icon-button.tsx'
import { cameFrom } from '../follow-navigation.ts'
import { entriesOf } from './navigation.ts'

const tabs = new Set(entriesOf('tabs').flatMap(({ link, inFamily }) => [link?.to, inFamily?.('').to]))

/** Whether the bottom bar leads to this page, so that it needs no arrow. */
export function useIsTab(): boolean {
  return useMatches({ select: (matches) => tabs.has(matches.at(-1)?.fullPath) })
}

/** On phones, leads to the page that this page belongs to, else back in the history, else to the dashboard. */
export function BackArrow({ className }: { className: string }) {
  const t = useText('shell')
  const { history, navigate } = useRouter()
  const canGoBack = useCanGoBack()
  const parent = useShownParent() ?? (canGoBack ? undefined : { href: '/dashboard', label: t('nav.home') })
  if (!parent)
    return <IconButton icon={ArrowLeft} label={t('back')} className={className} onClick={() => history.back()} />

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !parent) return
    event.preventDefault()
    // The list is still where the user left it.
    if (cameFrom(parent.href)) history.back()
    else void navigate({ href: parent.href, replace: true })
  }
  return (
    <a href={parent.href} aria-label={parent.label} onClick={open} className={classNames(iconButtonStyle, className)}>
      <ArrowLeft aria-hidden size={22} />
    </a>
  )
}
