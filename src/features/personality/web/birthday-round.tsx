import { Link } from '@tanstack/react-router'
import { Cake } from 'lucide-react'
import { useToday } from '#web/use-today.ts'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import type { ChildListed } from '../personality.contract.ts'
import { nextBirthday } from '../birthdays.ts'

/** How many days before and after a birthday the round is offered. */
const DAYS_BEFORE = 14
const DAYS_AFTER = 7

/** Offers the ten questions again to children around their birthday. */
export function BirthdayRound({ family_id, of }: { family_id: string; of: ChildListed[] }) {
  const t = useText('personality.birthday')
  const format = useFormat()
  const today = useToday()
  const due = of.flatMap((child) => {
    const birthday = nextBirthday(child.birth_date, today, DAYS_AFTER)
    return birthday.age > 0 && birthday.days <= DAYS_BEFORE ? [{ child, ...birthday }] : []
  })
  return due.map(({ child, age, date, days }) => (
    <section
      key={child.id}
      className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-plum-wash p-5 sm:mb-6"
    >
      <Cake aria-hidden size={28} className="shrink-0 text-plum" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-serif text-lg font-semibold">
          {t(days === 0 ? 'today' : 'soon', { name: child.first_name, age, date: format.weekday(date) })}
        </h2>
        <p className="text-ink-soft">{t('text')}</p>
      </div>
      <Link
        to="/families/$familyId/personality/$childId"
        params={{ familyId: family_id, childId: child.id }}
        search={{ question: 1, again: true }}
        className={buttonStyle({ kind: 'quiet' })}
      >
        {t('start')}
      </Link>
    </section>
  ))
}
