import { FileText } from 'lucide-react'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import type { Gazette } from '../gazette.contract.ts'
import { monthsAfter } from '../gazette.rules.ts'
import { editionAddress, type Look } from './gazette.data.ts'

type CurrentMonthProps = { family_id: string; current: Gazette['current']; look: Look }

/** What the next edition has so far, and when it appears. */
export function CurrentMonth({ family_id, current, look }: CurrentMonthProps) {
  const t = useText('gazette.current')
  const format = useFormat()
  const { month, cover, ...counts } = current
  const date = format.longDate(`${monthsAfter(month, 1)}-01`)
  return (
    <Card>
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        {cover && (
          <img
            src={cover.url}
            alt=""
            className="aspect-[4/3] w-full rounded-mark bg-sunk object-cover sm:w-56 sm:shrink-0"
          />
        )}
        <div className="min-w-0 flex-1">
          <h2 className="font-serif text-xl font-semibold">{t('title', { month: format.month(`${month}-01`) })}</h2>
          <p className="mt-1">{cover ? t('counts', counts) : t('empty')}</p>
          <p className="mt-1 text-sm text-ink-soft">{cover ? t('appears', { date }) : t('emptyText', { date })}</p>
          {cover && (
            <a
              href={editionAddress({ family_id, month, look })}
              target="_blank"
              rel="noreferrer"
              className={`mt-4 ${buttonStyle({ kind: 'quiet' })}`}
            >
              <FileText aria-hidden size={18} />
              {t('preview')}
            </a>
          )}
        </div>
      </div>
    </Card>
  )
}
