import { useFormat, useText } from '../text.tsx'
import type { AuditEntry } from '#shared/audit.ts'

/** Done by someone who wasn't signed in yet, so that they have no actor. */
const beforeSignIn = new Set<AuditEntry['action']>(['session.new_device', 'session.refused', 'second_factor.refused'])

/** The audit log as sentences, grouped by day. The page has to load the `audit` texts. */
export function AuditList({ entries }: { entries: AuditEntry[] }) {
  const format = useFormat()
  const days = Object.entries(Object.groupBy(entries, ({ created_at }) => format.longDate(created_at)))
  return (
    <ol className="flex flex-col gap-6">
      {days.map(([day, ofDay = []]) => (
        <li key={day}>
          <h2 className="mb-2 text-sm font-semibold text-ink-soft first-letter:uppercase">{day}</h2>
          <ol className="divide-y divide-line">
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useText('audit')
  const format = useFormat()
  const { action, subject, details, created_at } = entry
  const actor = entry.actor ?? (beforeSignIn.has(action) ? subject : null)
  const nameOf = (person: { name: string }) => person.name || t('somebody')
  const whom = subject && subject.id !== actor?.id ? nameOf(subject) : null
  const named = details['name'] ?? details['title'] ?? details['first_name'] ?? details['host']
  const about = named ?? whom ?? details['email'] ?? details['photos']
  return (
    <li className="flex flex-wrap gap-x-4 py-2.5">
      <time dateTime={created_at} className="min-w-18 text-sm leading-6 whitespace-nowrap text-ink-soft">
        {format.time(created_at)}
      </time>
      <p className="min-w-0 flex-1 basis-44 break-words">
        <span className="font-semibold">{actor ? nameOf(actor) : 'Hearthbook'}</span> {t(`actions.${action}`)}
        {about !== undefined && about !== null && about !== '' && (
          <span className="text-ink-soft">{t('about', { about: String(about) })}</span>
        )}
      </p>
    </li>
  )
}
