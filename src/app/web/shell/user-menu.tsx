import { useQuery } from '@tanstack/react-query'
import { LogOut, ShieldCheck } from 'lucide-react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { displayName } from '#features/accounts/display-name.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Menu } from '#web/ui/menu.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useLeave } from '../sign-out.ts'
import { useEntries } from './entry-link.tsx'
import { UserAvatar } from './user-avatar.tsx'

export function UserMenu({ className }: { className: string }) {
  const t = useText()
  const leave = useLeave('/login')
  const { data: session } = useQuery(sessionOptions)
  const entries = useEntries('accountMenu')
  const user = session?.user
  if (!user) return null
  const name = displayName(user)
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={classNames(
            'flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-sunk',
            className,
          )}
        >
          <UserAvatar />
          <VisuallyHidden>{t('shell.accountMenu', { name })}</VisuallyHidden>
        </button>
      }
      heading={
        <>
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-sm text-ink-soft">{user.email}</p>
        </>
      }
      items={[
        ...entries.map((entry) => ({
          label: t(entry.label),
          icon: entry.icon,
          link: entry.link,
        })),
        ...(session.is_admin
          ? [{ label: t('shell.nav.admin'), icon: ShieldCheck, link: { to: '/admin' as const } }]
          : []),
        { label: t('shell.logout'), icon: LogOut, separated: true, onSelect: leave },
      ]}
    />
  )
}
