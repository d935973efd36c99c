import { Download } from 'lucide-react'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { iconButtonStyle } from '#web/ui/icon-button.tsx'
import { Section } from '#web/ui/section.tsx'
import type { Edition } from '../gazette.contract.ts'
import { EditionCover } from './edition-cover.tsx'
import { editionAddress, type Look } from './gazette.data.ts'

type EditionsProps = { family_id: string; masthead: string; editions: Edition[]; look: Look }

/** Earlier editions as front pages, newest first. */
export function Editions({ family_id, masthead, editions, look }: EditionsProps) {
  const t = useText('gazette.editions')
  const format = useFormat()
  if (editions.length === 0) return null
  return (
    <Section title={t('title')}>
      <ul
        className={classNames(
          rail,
          editions.length > 2 ? 'max-sm:auto-cols-[max(9rem,46%)]' : 'max-sm:auto-cols-[max(9rem,calc(50%-0.5rem))]',
        )}
      >
        {editions.map((edition) => {
          const name = format.month(`${edition.month}-01`)
          const address = { family_id, month: edition.month, look }
          return (
            <li key={edition.month} className="group relative min-w-0">
              <div className="transition-transform group-hover:-translate-y-1">
                <EditionCover masthead={masthead} edition={edition} paper={look.paper} />
              </div>
              <div className="mt-1.5 flex items-center justify-between gap-1">
                <a
                  href={editionAddress(address)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('open', { month: name })}
                  className="min-w-0 font-serif font-semibold after:absolute after:inset-0"
                >
                  {name}
                </a>
                <a
                  href={editionAddress({ ...address, download: true })}
                  download
                  aria-label={t('downloadOf', { month: name })}
                  className={classNames(iconButtonStyle, 'z-1 -mr-3')}
                >
                  <Download aria-hidden size={18} />
                </a>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** On phones, a row that scrolls sideways, so that years of editions don't bury what's below. Two fit, or a third one is seen to follow. */
const rail = classNames(
  'grid gap-x-6 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] lg:gap-x-9',
  'max-sm:-mx-(--page-edge) max-sm:snap-x max-sm:scroll-px-(--page-edge) max-sm:grid-flow-col max-sm:gap-x-4',
  'max-sm:overflow-x-auto max-sm:px-(--page-edge) max-sm:pb-3 max-sm:*:snap-start',
)
