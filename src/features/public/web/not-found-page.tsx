import type { Page } from './public-page.ts'

/** The 404 page: an empty frame whose photo is missing. */
export function NotFoundPage({ text: { notFound, footer }, to }: Page) {
  return (
    <section className="mx-auto max-w-xl px-5 py-20 text-center sm:py-28">
      <svg viewBox="0 0 240 150" aria-hidden="true" className="album mx-auto w-60 max-w-full">
        <path d="M20 138h200" className="stroke-ink-soft" strokeWidth="2" strokeDasharray="1 9" strokeLinecap="round" />
        <rect
          x="62"
          y="14"
          width="116"
          height="104"
          rx="5"
          className="fill-print stroke-honey"
          strokeWidth="3"
          transform="rotate(-5 120 66)"
        />
        <rect x="76" y="28" width="88" height="66" className="fill-sky" transform="rotate(-5 120 66)" />
        <path
          d="M186 128c8-2 8-10 2-12m14 18c8-2 8-10 2-12m14-4c8-2 8-10 2-12"
          className="stroke-ink-soft"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <h1 className="mt-8 font-serif text-3xl font-semibold">{notFound.title}</h1>
      <p className="mt-3 text-lg text-ink-soft">{notFound.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          hidden
          data-go-back=""
          className="min-h-12 rounded-control px-5 font-semibold ring-1 ring-outline ring-inset hover:bg-sunk"
        >
          {notFound.back}
        </button>
        <a
          href={to('/')}
          className="flex min-h-12 items-center rounded-control bg-ember px-6 font-semibold text-on-ember hover:bg-ember-deep"
        >
          {notFound.home}
        </a>
      </div>
      <ul className="mt-8 flex flex-wrap justify-center gap-x-6 text-ink-soft">
        {(['features', 'pricing', 'about', 'contact'] as const).map((name) => (
          <li key={name}>
            <a className="inline-flex min-h-11 items-center underline hover:text-ember" href={to(`/${name}`)}>
              {footer.names[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
