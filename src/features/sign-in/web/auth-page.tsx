import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Painting, type PrintName } from '#web/ui/print.tsx'

/** The painting beside the form, from public/paintings. Only wide screens load it. */
const paintings: Partial<Record<PrintName, string>> = {
  // Mirrored, so that its flowers aren't behind the logo.
  album: '-scale-x-100 bg-[50%_54%] lg:bg-[url(/paintings/open-album.webp)]',
  door: 'bg-bottom lg:bg-[url(/paintings/front-door.webp)]',
  letter: 'bg-bottom lg:bg-[url(/paintings/sealed-letter.webp)]',
  rain: 'bg-bottom-left lg:bg-[url(/paintings/rain.webp)]',
}

type AuthPageProps = {
  /** Above the title, where there's no painting beside it. */
  print?: PrintName
  /** Above the title, instead. */
  picture?: ReactNode
  title: string
  intro?: ReactNode
  /** Below the form. Wide screens have it below the painting beside the form. */
  aside?: ReactNode
  children?: ReactNode
}

/** The layout of signing in, signing up and related pages: a form below a painting, beside one on wide screens. */
export function AuthPage({ print, picture, title, intro, aside, children }: AuthPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // Focuses the heading of a new step, so that screen readers announce it, unless a field has the focus.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="grid flex-1 grid-cols-1 lg:-mt-15 *:mx-auto *:w-full max-lg:grid-rows-[1fr_auto] max-lg:*:max-w-lg lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <section className="group/page max-w-lg self-center px-5 py-6 sm:px-8 sm:py-10 lg:order-last">
        {print && (
          <Painting
            of={print}
            className={classNames('mb-6 aspect-3/2 rounded-card lg:hidden', aside ? 'max-h-[24dvh]' : 'max-h-[32dvh]')}
          />
        )}
        {picture}
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-center font-serif text-2xl font-semibold tracking-tight break-words outline-none group-has-data-ways/page:text-left"
        >
          {title}
        </h1>
        {intro && (
          <p className="mt-2 text-center break-words text-ink-soft group-has-data-ways/page:text-left">{intro}</p>
        )}
        {children && <div className="mt-7">{children}</div>}
      </section>
      <div className="flex min-h-full flex-col">
        <div
          aria-hidden
          className={classNames(
            'hidden min-h-72 flex-1 bg-cover lg:block',
            paintings[print ?? 'door'] ?? paintings.door,
          )}
        />
        {aside && <div className="px-5 pb-10 sm:px-8 lg:px-14 lg:py-12">{aside}</div>}
      </div>
    </div>
  )
}
