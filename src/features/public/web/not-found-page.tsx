import { Print } from '#web/ui/print.tsx'
import type { Page } from './public-page.ts'

/** The 404 page. */
export function NotFoundPage({ text: { notFound, footer }, site, to }: Page) {
  return (
    <section className="mx-auto max-w-xl px-5 py-14 text-center sm:py-20">
      <div className="mx-auto w-80 max-w-[70vw]">
        <Print of="path" />
      </div>
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
        {(['features', ...(site.catalogue ? (['pricing'] as const) : []), 'about', 'contact'] as const).map((name) => (
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
