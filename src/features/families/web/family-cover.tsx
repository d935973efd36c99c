import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { NameText } from '#web/ui/name-text.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Family } from '../families.contract.ts'
import { Cover } from './cover.tsx'
import { Faces } from './faces.tsx'

type FamilyCoverProps = {
  family: Family | undefined
  line: ReactNode
  /** Else, a painting. */
  picture?: ReactNode
  /** The picture's width by its height. */
  ratio?: number | undefined
  /** Below the cover. */
  beside?: ReactNode
  /** The one thing to do first. */
  action?: ReactNode
  /** After the number of members. */
  invite?: ReactNode
  /** Below their number. */
  invited?: ReactNode
}

const WALL = (
  <img src="/paintings/picture-wall.webp" alt="" className="size-full bg-sunk object-cover object-[50%_45%]" />
)

/** The album's cover with the family's name, today's news, and the members. */
export function FamilyCover({ family, line, picture, ratio, beside, action, invite, invited }: FamilyCoverProps) {
  const t = useText('families.cover')
  return (
    <Cover kicker={t('kicker')} picture={picture ?? WALL} {...{ ratio, beside }}>
      {family ? (
        <PageHeading className="max-w-full font-serif text-2xl font-semibold tracking-tight break-words @5xl:text-4xl">
          <NameText name={family.name} />
        </PageHeading>
      ) : (
        <h1 aria-label={t('loading')} className="flex h-10 w-64 max-w-full items-center">
          <Skeleton className="h-8 w-full" />
        </h1>
      )}
      {line !== false && <p className="min-h-[1.55em] text-ink-soft">{line}</p>}
      <div className="mt-1 flex min-h-11 max-w-full flex-wrap items-center justify-center gap-x-2.5 max-sm:*:first:w-full max-sm:*:first:justify-center">
        {family && <Faces family={family} />}
        {family && (
          <Link
            to="/families/$familyId/members"
            params={{ familyId: family.id }}
            className="flex min-h-11 items-center text-left text-sm leading-snug text-ink-soft hover:underline max-narrow:block max-narrow:text-center sm:flex-col sm:items-start sm:justify-center"
          >
            {t('members', { count: family.members.length })}
            {/* Loads later, and moves nothing. */}
            {invited}
          </Link>
        )}
        {invite}
      </div>
      {action && <div className="sm:mt-2 @5xl:mt-4">{action}</div>}
    </Cover>
  )
}
