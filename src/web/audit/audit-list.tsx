import type { ReactNode } from 'react'
import type { AuditEntry } from '#shared/audit.ts'
import { useFormat, useText } from '../text.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { turnsOf, type AuditDeed, type AuditTurn } from './audit-turns.ts'

type Person = { name: string }
type AuditListProps = { entries: AuditEntry[]; faces?: ReadonlyMap<string, string | null> }

/**
 * The audit log as sentences, by day and person. The page has to load the `audit` texts.
 * @param faces Photos of people, by their IDs.
 */
export function AuditList({ entries, faces }: AuditListProps) {
  const t = useText('audit')
  const format = useFormat()
  const nameOf = ({ name }: Person) => name || t('somebody')
  const days = Object.entries(Object.groupBy(entries, ({ created_at }) => format.longDate(created_at)))
  return (
    <ol className="flex flex-col gap-10">
      {days.map(([day, ofDay = []]) => (
        <li key={day} className="grid grid-cols-1 gap-x-10 gap-y-2 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <h2 className="font-serif text-lg font-semibold first-letter:uppercase lg:sticky lg:top-14 lg:self-start lg:pt-4">
            {day}
          </h2>
          <ol className="divide-y divide-line">
            {turnsOf(ofDay, nameOf).map((turn) => (
              <Turn
                key={turn.deeds[0]?.entry.id}
                turn={turn}
                name={turn.doer ? nameOf(turn.doer) : 'Hearthbook'}
                face={turn.doer && faces?.get(turn.doer.id)}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function Turn({ turn, name, face }: { turn: AuditTurn; name: string; face: string | null | undefined }) {
  const format = useFormat()
  return (
    <li className="flex gap-4 py-4">
      <Avatar name={name} src={face ?? null} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold break-words">{name}</span>
          <time dateTime={turn.created_at} className="text-sm whitespace-nowrap text-ink-soft">
            {format.time(turn.created_at)}
          </time>
        </p>
        <ul className="mt-1 flex flex-col gap-3 leading-snug">
          {turn.deeds.map((deed) => (
            <Deed key={deed.entry.id} {...deed} />
          ))}
        </ul>
      </div>
    </li>
  )
}

const unbroken = (name: ReactNode) => <span className="inline-block max-w-full">{name}</span>

function Deed({ entry: { action }, about }: AuditDeed) {
  const t = useText('audit')
  const format = useFormat()
  const names = format.list(about)
  const named = `named.${action}` as 'named.person.added'
  return (
    <li className="break-words first-letter:uppercase">
      {about.length > 0 && t.has(named) ? (
        t(named, { names })
      ) : (
        <>
          {t(`actions.${action}`)}
          {names && t.rich('about', { about: names, unbroken })}
        </>
      )}
    </li>
  )
}
