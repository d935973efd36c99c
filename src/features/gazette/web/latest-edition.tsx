import { useQuery } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { monthsAfter } from '#shared/days.ts'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import type { Front, Gazette } from '../gazette.contract.ts'
import { FrontPage } from './front-page.tsx'
import { editionAddress, frontOptions, type Look } from './gazette.data.ts'

type LatestEditionProps = { family_id: string; masthead: string; gazette: Gazette; look: Look }

/** The newest edition as a newspaper on a table, and what the next one has so far. Before the first one, the next one. */
export function LatestEdition({ family_id, masthead, gazette: { editions, current }, look }: LatestEditionProps) {
  const t = useText('gazette')
  const format = useFormat()
  const nameOf = (month: string) => format.month(`${month}-01`)
  const { month, cover, ...counts } = current
  const date = format.longDate(`${monthsAfter(month, 1)}-01`)
  const [latest] = editions
  const front = latest ?? (cover && { month, cover })
  const address = latest && { family_id, month: latest.month, look }
  const { data: page } = useQuery({
    ...frontOptions({ family_id, month: front?.month ?? '', look }),
    enabled: Boolean(front),
  })
  const preview = (
    <a
      href={editionAddress({ family_id, month, look })}
      target="_blank"
      rel="noreferrer"
      className={latest ? 'font-semibold text-ember hover:underline' : buttonStyle({})}
    >
      {t('current.preview')}
    </a>
  )
  return (
    <section className="@container -mx-(--page-edge) overflow-clip bg-sunk">
      <div className="mx-auto grid max-w-[calc(72rem+2*var(--page-edge))] items-center gap-x-14 @5xl:gap-x-20 gap-y-8 px-(--page-edge) py-8 sm:py-14 @3xl:grid-cols-2">
        {front && (
          <a
            href={editionAddress({ family_id, month: front.month, look })}
            target="_blank"
            rel="noreferrer"
            // The button beside it does the same.
            aria-hidden
            tabIndex={-1}
            className="mx-auto block w-full max-w-[min(27rem,85%)]"
          >
            <span className="relative block -rotate-1 transition-transform hover:-translate-y-1">
              <span className="absolute inset-0 rotate-2 bg-page shadow-soft always-light" />
              <span className="relative block">
                <FrontPage family_id={family_id} masthead={masthead} edition={front} look={look} />
              </span>
            </span>
          </a>
        )}
        <div className="min-w-0 @max-3xl:text-center">
          {latest && address && (
            <div className="mb-8">
              <p className="font-semibold text-ember">{t('editions.latest')}</p>
              <h2 className="font-serif text-3xl font-semibold tracking-tight break-words sm:text-4xl">
                {nameOf(latest.month)}
              </h2>
              <div className="mt-6 flex flex-wrap gap-2.5 @max-3xl:justify-center">
                <a
                  href={editionAddress(address)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('editions.open', { month: nameOf(latest.month) })}
                  className={buttonStyle({ size: 'large' })}
                >
                  <FileText aria-hidden size={18} />
                  {t('editions.read')}
                </a>
                <a
                  href={editionAddress({ ...address, download: true })}
                  download
                  aria-label={t('editions.downloadOf', { month: nameOf(latest.month) })}
                  className={buttonStyle({ kind: 'quiet', size: 'large' })}
                >
                  <Download aria-hidden size={18} />
                  {t('editions.download')}
                </a>
              </div>
              <Inside items={page?.inside ?? EXPECTED} />
            </div>
          )}
          <h2 className="font-serif text-xl font-semibold">{t('current.title', { month: nameOf(month) })}</h2>
          <p className="mt-1">{cover ? t('current.counts', counts) : t('current.empty')}</p>
          <p className="text-ink-soft">{t(cover ? 'current.appears' : 'current.emptyText', { date })}</p>
          {cover && <div className="mt-3">{preview}</div>}
        </div>
      </div>
    </section>
  )
}

/** What's on the front page in small print. On phones, people open the edition to read that. */
function Inside({ items }: { items: Front['inside'] }) {
  const t = useText('gazette')
  return (
    <ol aria-label={t('inside')} className="mt-8 hidden border-b border-line @3xl:block">
      {items.map(({ text, page }) => (
        <li key={page} className="flex min-h-11 items-center gap-4 border-t border-line py-2">
          <span className="min-w-0 grow truncate font-serif text-lg">{text}</span>
          <span className="text-ink-soft tabular-nums">{page}</span>
        </li>
      ))}
    </ol>
  )
}

/** Keeps the room of a list that's loading. */
const EXPECTED = Array.from({ length: 5 }, (_, at) => ({ text: '', page: at + 2 }))
