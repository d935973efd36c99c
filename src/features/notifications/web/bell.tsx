import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { lazyPart } from '#web/lazy-part.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { UNREAD_SHOWN_MAX } from '../notifications.rules.ts'
import { notificationsOptions } from './notifications.data.ts'
import { notificationsTexts } from './notifications.texts.ts'

const Panel = lazyPart(async () => (await import('./notifications-panel.tsx')).NotificationsPanel)

/** The bell of the header: how many notices are unread, and the way to them. `silent` stands there until it knows. */
export function Bell({ silent }: { silent: ReactNode }) {
  return (
    <MoreTexts name="notifications" of={notificationsTexts} fallback={silent}>
      <RingingBell />
    </MoreTexts>
  )
}

function RingingBell() {
  const t = useText('notifications')
  const id = useId()
  const [open, setOpen] = useState(false)
  const { data } = useInfiniteQuery(notificationsOptions)
  const unread = data?.pages[0]?.unread ?? 0
  return (
    <div className="relative flex">
      <IconButton
        id={id}
        icon={BellIcon}
        label={t('bell', { count: unread })}
        tooltipAlign="end"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {unread > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 right-0.5 min-w-5 rounded-full bg-ember px-1.5 text-center text-xs leading-5 font-semibold text-on-ember"
        >
          {unread > UNREAD_SHOWN_MAX ? t('many') : unread}
        </span>
      )}
      {open && (
        <Suspense>
          <Panel triggerId={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
