import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Family } from '../families.contract.ts'
import { LinenCover } from './linen-cover.tsx'
import { memberName } from './member-name.ts'

const FACES_MAX = 6
/** The album's linen cover, with the family's name, today's news and the members on its label. */
export function FamilyCover({ family, line }: { family: Family | undefined; line: ReactNode }) {
  const t = useText('families.cover')
  return (
    <LinenCover kicker={t('kicker')}>
      {family ? (
        <h1 className="max-w-full font-serif text-3xl font-semibold tracking-tight break-words sm:text-4xl">
          {family.name}
        </h1>
      ) : (
        <h1 aria-label={t('loading')} className="flex h-10 w-64 max-w-full items-center sm:h-13">
          <Skeleton className="h-8 w-full" />
        </h1>
      )}
      <p className="min-h-[1.55em] text-ink-soft">{line}</p>
      <div className="mt-1 flex min-h-9 items-center">{family && <Faces family={family} />}</div>
    </LinenCover>
  )
}

function Faces({ family }: { family: Family }) {
  const t = useText('families.cover')
  return (
    <>
      <ul aria-hidden className="flex -space-x-2">
        {family.members.slice(0, FACES_MAX).map(({ id, user }) => (
          <li key={id} className="flex rounded-full border-2 border-card">
            <Avatar name={memberName(user)} src={user.avatar_url} size="small" />
          </li>
        ))}
      </ul>
      <span className="ml-2.5 text-sm text-ink-soft">{t('members', { count: family.members.length })}</span>
    </>
  )
}
