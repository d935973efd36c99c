import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Family } from '../families.contract.ts'
import { memberName } from './member-name.ts'

const FACES_MAX = 6
const thread = 'color-mix(in srgb, var(--ember) 5%, transparent)'
/** Linen: threads both ways. */
const linen = {
  backgroundImage: `repeating-linear-gradient(0deg, ${thread} 0 1px, transparent 1px 3px), repeating-linear-gradient(90deg, ${thread} 0 1px, transparent 1px 3px)`,
}

/** The cover of the album, bound in linen: on its label whose it is, what is new today, and who belongs to it. */
export function FamilyCover({ family, line }: { family: Family | undefined; line: ReactNode }) {
  const t = useText('families.cover')
  return (
    <header className="relative overflow-hidden rounded-sheet border border-ember/20 bg-ember-wash" style={linen}>
      <div aria-hidden className="absolute inset-y-0 left-0 w-4 border-r border-ember/25 bg-ember/10 sm:w-9" />
      <div className="flex justify-center py-8 pr-4 pl-8 sm:py-9 sm:pr-9 sm:pl-18">
        <div className="w-full max-w-2xl rounded-control border border-ember/35 bg-card p-1.5 shadow-soft">
          <div className="flex flex-col items-center gap-2 rounded-mark border border-ember/20 px-4 py-6 text-center sm:px-8 sm:py-7">
            <p className="text-sm font-semibold text-ember">{t('kicker')}</p>
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
          </div>
        </div>
      </div>
    </header>
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
