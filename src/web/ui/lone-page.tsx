import type { ReactNode } from 'react'
import { usePageTitle } from '../page-title.ts'
import { classNames } from './class-names.ts'
import { PageHeading } from './page-heading.tsx'

type LonePageProps = {
  /** A file in public/paintings, from demo/pictures/paintings. */
  painting: keyof typeof phonePosition
  /** The page's name, if the title says more than that. */
  page?: string
  title: string
  /** Between the page's name and its title. */
  above?: ReactNode
  text?: ReactNode
  /** What can be done here. */
  children?: ReactNode
}

/** What phones show of a painting, which is higher than there. */
const phonePosition = {
  'front-door': 'object-bottom max-lg:object-[50%_96%]',
  'keepsake-box': 'max-lg:object-[50%_60%]',
  // It's wider than high.
  'open-album': 'lg:aspect-square!',
  phone: 'max-lg:object-bottom',
  'picture-wall': 'max-lg:object-[50%_25%]',
  'sealed-letter': 'max-lg:object-bottom',
}

/** A page with one thing to read or to do, beside a painting as high as the screen. On phones, the painting is above it. */
export function LonePage({ painting, page, title, above, text, children }: LonePageProps) {
  usePageTitle(page ?? title)
  const titleStyle = 'font-serif text-2xl leading-tight font-semibold tracking-tight sm:text-4xl'
  return (
    <div className="grid grid-cols-1 items-center gap-x-16 gap-y-6 sm:gap-y-8 lg:-mb-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] xl:grid-cols-[minmax(0,3fr)_minmax(0,5fr)]">
      <img
        src={`/paintings/${painting}.webp`}
        alt=""
        width={1400}
        height={1400}
        className={classNames(
          'aspect-6/5 w-full rounded-card bg-sunk object-cover max-lg:max-h-[50dvh] lg:order-last lg:aspect-4/5 lg:max-h-[calc(100dvh-var(--page-top)-2rem)] lg:rounded-sheet',
          phonePosition[painting],
        )}
      />
      <div className="flex flex-col items-start sm:pb-8">
        {page && (
          <PageHeading look="small" className="mb-2 font-semibold text-ink-soft">
            {page}
          </PageHeading>
        )}
        {above}
        {page ? <h2 className={titleStyle}>{title}</h2> : <PageHeading className={titleStyle}>{title}</PageHeading>}
        {text && <p className="mt-3 max-w-prose text-ink-soft sm:mt-4 sm:text-lg">{text}</p>}
        {children && <div className="mt-6 flex w-full flex-col gap-4 sm:mt-8">{children}</div>}
      </div>
    </div>
  )
}
