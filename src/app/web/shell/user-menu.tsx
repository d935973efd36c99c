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

/**
 * The account: settings and signing out.
 * @param named Shows the user's first name, in a row of the sidebar.
 */
export function UserMenu({ className, named = false }: { className?: string; named?: boolean }) {
  const t = useText()
  const leave = useLeave()
  const { data: session } = useQuery(sessionOptions)
  const entries = useEntries('accountMenu')
  const user = session?.user
  if (!user) return null
  const name = displayName(user)
  return (
    <Menu
      align={named ? 'start' : 'end'}
      trigger={
        <button
          type="button"
          className={classNames(
            'flex items-center transition-colors',
            named
              ? 'min-h-11 min-w-0 flex-1 gap-3 rounded-control px-1.5 font-medium'
              : 'size-11 shrink-0 justify-center rounded-full',
            className,
          )}
        >
          <UserAvatar />
          <VisuallyHidden>{t('shell.accountMenu', { name })}</VisuallyHidden>
          {named && (
            <span aria-hidden className="truncate">
              {user.first_name || name}
            </span>
          )}
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
