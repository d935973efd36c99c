import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '#web/lazy-component.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { UNREAD_SHOWN_MAX } from '../notifications.rules.ts'
import { notificationsOptions } from './notifications.data.ts'
import { notificationsTexts } from './notifications.texts.ts'

const Panel = lazyPart(async () => (await import('./notifications-panel.tsx')).NotificationsPanel)

type BellProps = {
  triggerId: string
  open: boolean
  onClose: () => void
  /** The button's accessible name, with the number of unread notifications. */
  onLabel: (label: string) => void
  /** The place of the count on the button. */
  countStyle: string
}

/** The part of the bell that loads after the page: the unread count and the panel. */
export function Bell(props: BellProps) {
  return (
    <MoreTexts of={notificationsTexts}>
      <UnreadCount {...props} />
    </MoreTexts>
  )
}

function UnreadCount({ triggerId, open, onClose, onLabel, countStyle }: BellProps) {
  const t = useText('notifications')
  const { data } = useInfiniteQuery(notificationsOptions)
  const unread = data?.pages[0]?.unread ?? 0
  const label = t('bell', { count: unread })
  useEffect(() => onLabel(label), [onLabel, label])
  return (
    <>
      {unread > 0 && (
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute min-w-5 rounded-full bg-ember px-1.5 text-center text-xs leading-5 font-semibold text-on-ember',
            countStyle,
          )}
        >
          {unread > UNREAD_SHOWN_MAX ? t('many') : unread}
        </span>
      )}
      {open && (
        <Suspense>
          <Panel triggerId={triggerId} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}
