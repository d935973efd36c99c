import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { allows } from '#features/families/web/families.data.ts'
import { useShownParent } from '#web/app-bar.ts'
import type { Entry, EntryList } from '#web/feature.ts'
import { useCurrentFamily } from './current-family.ts'
import { entriesOf, type ListedEntry } from './navigation.ts'

/** The entries of a list that the user is allowed to use. */
export function useEntries(list: EntryList): ListedEntry[] {
  const { current } = useCurrentFamily()
  const { data: session } = useQuery(sessionOptions)
  return entriesOf(list)
    .filter((entry) => !entry.needs || !current || allows(current, entry.needs))
    .filter((entry) => !entry.ofBilling || session?.sells_plans)
    .filter((entry) => !entry.forAdmins || session?.is_admin)
}

/** The link of an entry. Undefined if it needs a family and there's none. */
export function entryTarget(entry: Entry, familyId: string | undefined): LinkProps | undefined {
  return (familyId && entry.inFamily?.(familyId)) || entry.link
}

type EntryLinkProps = {
  entry: Entry
  familyId: string | undefined
  className: string
  /** Explains an entry that needs a family. */
  whyDisabled: string
  tooltip?: string
  children: ReactNode
}

/** A link to a page, or a disabled entry if it needs a family and there's none. */
export function EntryLink({ entry, familyId, className, whyDisabled, tooltip, children }: EntryLinkProps) {
  const target = entryTarget(entry, familyId)
  const parent = useShownParent()
  if (!target) {
    return (
      <span
        // Not a link without a target, but focusable with its explanation.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="link"
        aria-disabled
        tabIndex={0}
        title={whyDisabled}
        className={`${className} cursor-not-allowed opacity-55`}
      >
        {children}
      </span>
    )
  }
  return (
    <Link
      {...target}
      // An album marks Albums, but only home marks Home, whose path all pages of a family begin with.
      activeOptions={{
        exact: target.to === '/families/$familyId' || target.search !== undefined,
        includeSearch: target.search !== undefined,
      }}
      aria-current={parent?.href === target.to ? 'page' : undefined}
      data-tooltip={tooltip}
      data-tooltip-side="right"
      className={`${className} ${tooltip ? 'tooltip' : ''}`}
    >
      {children}
    </Link>
  )
}
