import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Painting, type PrintName } from '#web/ui/print.tsx'

/** The painting beside the form, from public/paintings. Only wide screens load it. */
const paintings: Partial<Record<PrintName, string>> = {
  album: 'bg-[48%_100%] lg:bg-[url(/paintings/keepsake-box.webp)]',
  door: 'bg-bottom lg:bg-[url(/paintings/front-door.webp)]',
  letter: 'bg-bottom lg:bg-[url(/paintings/sealed-letter.webp)]',
  rain: 'bg-bottom-left lg:bg-[url(/paintings/rain.webp)]',
}

type AuthPageProps = {
  /** Above the title, where there's no painting beside it. */
  print?: PrintName
  /** In place of the painting, `h-full` beside the form. */
  picture?: ReactNode
  title: string
  intro?: ReactNode
  /** Below the form. */
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
    <div className="grid flex-1 grid-cols-1 lg:-mt-15 *:mx-auto *:w-full max-lg:*:max-w-lg lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <section className="group/page max-w-lg px-5 pt-3 pb-6 sm:px-8 sm:pb-8 lg:order-last lg:pt-8 lg:self-center">
        {print && (
          <Painting
            of={print}
            className={classNames(
              'mb-6 aspect-4/3 rounded-card lg:hidden',
              aside ? 'max-h-[27dvh] object-top' : 'max-h-[32dvh] object-bottom',
            )}
          />
        )}
        {picture && <div className="lg:hidden">{picture}</div>}
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
        {aside && <div className="mt-8 border-t border-line pt-6">{aside}</div>}
      </section>
      {picture ? (
        <div className="max-lg:hidden">{picture}</div>
      ) : (
        <div
          aria-hidden
          className={classNames('bg-cover max-lg:hidden', paintings[print ?? 'door'] ?? paintings.door)}
        />
      )}
    </div>
  )
}
