import { coverFile, COVER_PX, spreadFile, SPREAD_PAGE_PX, type SampleSpread } from '../sample-book.ts'
import type { BookTemplateId } from '../../books/book-offer.ts'
import type { Page } from './public-page.ts'

/** Two pages of a printed book, lying open. */
export function Spread({ of, page, first = false }: { of: SampleSpread; page: Page; first?: boolean }) {
  const { small, large } = SPREAD_PAGE_PX
  return (
    <div className={`open-book ${first ? 'open-book-large' : ''}`}>
      <img
        src={`/books/${spreadFile(of, 'large')}`}
        srcSet={`/books/${spreadFile(of, 'small')} ${2 * small}w, /books/${spreadFile(of, 'large')} ${2 * large}w`}
        sizes={first ? '(min-width: 1200px) 1088px, 92vw' : '(min-width: 1200px) 520px, (min-width: 640px) 46vw, 92vw'}
        width={2 * large}
        height={large}
        alt={page.text.offer.memoryBooks.spreads[of].alt}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
      />
    </div>
  )
}

/** The cover that a template starts with. */
export function Cover({ of }: { of: BookTemplateId }) {
  return (
    <div className="closed-book">
      <img src={`/books/${coverFile(of)}`} width={COVER_PX} height={COVER_PX} alt="" loading="lazy" decoding="async" />
    </div>
  )
}
