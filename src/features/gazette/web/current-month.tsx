import { monthsAfter } from '#shared/days.ts'
import { FileText } from 'lucide-react'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import type { Gazette } from '../gazette.contract.ts'
import { editionAddress, type Look } from './gazette.data.ts'

type CurrentMonthProps = { family_id: string; current: Gazette['current']; look: Look }

/** What the next edition has so far, and when it appears. */
export function CurrentMonth({ family_id, current, look }: CurrentMonthProps) {
  const t = useText('gazette.current')
  const format = useFormat()
  const { month, cover, ...counts } = current
  const date = format.longDate(`${monthsAfter(month, 1)}-01`)
  return (
    <Card title={t('title', { month: format.month(`${month}-01`) })}>
      {cover && <img src={cover.url} alt="" className="mb-4 aspect-[4/3] w-full rounded-mark bg-sunk object-cover" />}
      <p>{cover ? t('counts', counts) : t('empty')}</p>
      <p className="mt-1 text-sm text-ink-soft">{t(cover ? 'appears' : 'emptyText', { date })}</p>
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
    </Card>
  )
}
