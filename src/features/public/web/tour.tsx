import type { WideScreen } from '../screens.ts'
import type { Page } from './public-page.ts'
import { Screen } from './screen.tsx'

const screens = { gallery: 'gallery', milestone: 'milestones', voice: 'answers' } as const satisfies Record<
  string,
  WideScreen
>
const names = ['gallery', 'milestone', 'voice'] as const

/** Three scenes in a strip: swiped by hand, advanced by an island, complete without either. */
export function Tour({ page }: { page: Page }) {
  const { tour } = page.text.landing
  return (
    <section className="border-y border-line bg-card">
      <div className="py-16 sm:py-24">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-5 sm:px-8">
          <h2 className="font-serif text-2xl font-semibold sm:text-3xl">{tour.title}</h2>
          <PauseButton of="scenes" pause={tour.pause} play={tour.play} />
        </div>
        {/* Scroll containers must be reachable by keyboard (axe: scrollable-region-focusable). */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="region" aria-label={tour.label} tabIndex={0} data-scenes="" className="scenes mt-8">
          {names.map((name) => (
            <figure key={name} className="sm:px-8">
              <Screen of={screens[name]} page={page} />
              <figcaption className="mt-8 grid gap-x-16 gap-y-3 lg:grid-cols-2">
                <p className="font-serif text-xl font-semibold sm:text-2xl">{tour.slides[name].title}</p>
                <p className="text-lg text-ink-soft">{tour.slides[name].text}</p>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Pauses and resumes the automatic motion; an island shows it if something moves. */
type PauseButtonProps = { of: 'headlines' | 'scenes'; pause: string; play: string; named?: boolean }

export function PauseButton({ of, pause, play, named = false }: PauseButtonProps) {
  return (
    <button
      type="button"
      hidden
      data-toggle={of}
      data-pause={pause}
      data-play={play}
      aria-label={pause}
      className={`flex h-11 shrink-0 items-center rounded-control text-ink-soft ${named ? 'gap-1 text-sm hover:text-ink' : 'w-11 justify-center hover:bg-sunk'}`}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-current">
        <path data-icon="pause" d="M6 4h3v12H6zm5 0h3v12h-3z" />
        <path data-icon="play" className="hidden" d="M6.500 4v12l9-6z" />
      </svg>
      {named && <span data-words="">{pause}</span>}
    </button>
  )
}
