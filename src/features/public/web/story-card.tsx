import { languages, locales } from '#shared/locales.ts'
import { captionFile, VIDEO_SIZE, videoFile, videoKinds, posterFile, type Story } from '../stories.ts'
import type { Page } from './public-page.ts'

/** An example story with its video. The button opens the dialog without JavaScript; an island starts the video. */
export function StoryCard({ story, page }: { story: Story; page: Page }) {
  const { stories, offer } = page.text
  const { title, category, text } = offer.storytelling.examples[story.id]
  const video = `film-${story.id}`
  return (
    <li>
      <img
        src={posterFile(story)}
        {...VIDEO_SIZE}
        alt=""
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-card ring-1 ring-line"
      />
      <p className="mt-4 text-sm text-ink-soft">
        {category} · {story.duration}
      </p>
      <h3 className="mt-1 font-serif text-lg font-semibold">{title}</h3>
      <p className="mt-2 text-ink-soft">{text}</p>
      <button
        type="button"
        popoverTarget={video}
        aria-label={page.say(stories.watchWhat, { title })}
        className="mt-4 inline-flex min-h-12 items-center gap-2.5 rounded-control px-5 font-semibold ring-1 ring-outline ring-inset hover:bg-sunk"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 fill-ember">
          <path d="M4.500 2.500v15l12-7.500z" />
        </svg>
        {stories.watch}
      </button>
      <Film id={video} story={story} page={page} />
    </li>
  )
}

function Film({ id, story, page }: { id: string; story: Story; page: Page }) {
  const { stories, offer } = page.text
  const { title } = offer.storytelling.examples[story.id]
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      data-film=""
      className="film m-auto max-h-dvh w-[min(100vw,60rem)] overflow-y-auto overscroll-contain rounded-card bg-card p-4 text-ink shadow-soft sm:p-6"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={`${id}-title`} className="font-serif text-xl font-semibold">
          {title}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={stories.close}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunk"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6" fill="none" stroke="currentColor">
            <path d="m6 6 12 12M18 6 6 18" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      {/* It has captions, one track per language; the linter doesn't look into a list. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        controls
        playsInline
        preload="none"
        poster={posterFile(story)}
        {...VIDEO_SIZE}
        aria-label={page.say(stories.film, { title })}
        className="mt-3 h-auto w-full rounded-control bg-sunk"
      >
        {videoKinds.map((kind) => (
          <source key={kind} src={videoFile(story, kind)} type={`video/${kind}`} />
        ))}
        {locales.map((locale) => (
          <track
            key={locale}
            kind="captions"
            src={captionFile(story, locale)}
            srcLang={locale}
            label={languages[locale].name}
            default={locale === page.locale}
          />
        ))}
      </video>
      <details className="mt-3">
        <summary className="min-h-11 py-2.5 font-semibold">{stories.words}</summary>
        <p className="max-w-2xl pb-2 text-ink-soft">{stories.captions[story.id].join(' ')}</p>
      </details>
    </div>
  )
}
