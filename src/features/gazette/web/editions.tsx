import { Download } from 'lucide-react'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Edition } from '../gazette.contract.ts'
import { EditionCover } from './edition-cover.tsx'
import { editionAddress, type Look } from './gazette.data.ts'

type EditionsProps = { family_id: string; editions: Edition[]; look: Look }

/** Earlier editions as covers, newest first. */
export function Editions({ family_id, editions, look }: EditionsProps) {
  const t = useText('gazette.editions')
  const format = useFormat()
  if (editions.length === 0) return null
  return (
    <section>
      <h2 className="mb-4 font-serif text-xl font-semibold">{t('title')}</h2>
      <ul
        className={classNames(
          rail,
          editions.length > 2 ? 'max-sm:auto-cols-[max(9rem,46%)]' : 'max-sm:auto-cols-[max(9rem,calc(50%-0.5rem))]',
        )}
      >
        {editions.map(({ month, cover }) => {
          const name = format.month(`${month}-01`)
          const address = { family_id, month, look }
          return (
            <li key={month} className="min-w-0">
              <a
                href={editionAddress(address)}
                target="_blank"
                rel="noreferrer"
                aria-label={t('open', { month: name })}
                className="block transition-transform hover:-translate-y-0.5"
              >
                <EditionCover name={name} url={cover.url} />
              </a>
              <a
                href={editionAddress({ ...address, download: true })}
                download
                aria-label={t('downloadOf', { month: name })}
                className={buttonStyle({ kind: 'plain', size: 'small', wide: true })}
              >
                <Download aria-hidden size={16} />
                {t('download')}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** On phones, a row that scrolls sideways, so that years of editions don't bury what's below. Two fit, or a third one is seen to follow. */
const rail = classNames(
  'grid gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]',
  'max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:grid-flow-col',
  'max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-3 max-sm:*:snap-start',
)
