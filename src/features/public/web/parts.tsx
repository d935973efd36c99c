import type { ReactNode } from 'react'

/** The page's primary button, or a quiet secondary one. */
export function ButtonLink({ href, quiet = false, children }: { href: string; quiet?: boolean; children: ReactNode }) {
  const look = quiet
    ? 'ring-1 ring-outline ring-inset hover:bg-sunk'
    : 'bg-ember text-on-ember shadow-soft hover:bg-ember-deep'
  return (
    <a
      href={href}
      className={`inline-flex min-h-12 items-center justify-center rounded-control px-6 py-2.5 text-center leading-tight font-semibold print:hidden ${look}`}
    >
      {children}
    </a>
  )
}

type PageHeadProps = { title: string; lead: string; children?: ReactNode }

/** The top of a page, beside a print from the album. */
export function PageHead({
  title,
  lead,
  picture,
  hasPictureOnPhones = true,
  children,
}: PageHeadProps & { picture?: ReactNode; hasPictureOnPhones?: boolean }) {
  return (
    <section className="linen border-b border-line">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-5 py-10 sm:px-8 sm:py-20 md:grid-cols-[1fr_auto] lg:gap-16">
        <div className="max-w-2xl">
          <h1 className="font-serif text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
          <p className="mt-5 text-lg text-ink-soft">{lead}</p>
          {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
        </div>
        {picture && (
          <div className={`w-full max-w-96 md:w-60 lg:w-96 ${hasPictureOnPhones ? '' : 'max-sm:hidden'}`}>
            {picture}
          </div>
        )}
      </div>
    </section>
  )
}

/** The top of a page, above a screenshot or a book as wide as the page. */
export function WideHead({ title, lead, below, children }: PageHeadProps & { below: ReactNode }) {
  return (
    <section className="linen border-b border-line">
      <div className="mx-auto max-w-6xl px-5 py-12 sm:px-8 sm:py-16">
        <div className="mx-auto max-w-2xl text-center">
          <h1 className="font-serif text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
          <p className="mt-4 text-lg text-ink-soft">{lead}</p>
          <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>
        </div>
        <div className="mt-10 sm:mt-14">{below}</div>
      </div>
    </section>
  )
}

/** A section with a heading. `on` is its background. On wide screens, short content is beside the heading. */
export function Section({
  id,
  title,
  lead,
  on = 'paper',
  beside = false,
  children,
}: {
  id?: string
  title?: string
  lead?: string
  on?: 'paper' | 'card'
  beside?: boolean
  children: ReactNode
}) {
  return (
    <section id={id} className={`scroll-mt-20 ${on === 'card' ? 'border-y border-line bg-card' : ''}`}>
      <div
        className={`mx-auto max-w-6xl px-5 py-16 sm:px-8 sm:py-24 ${beside ? 'grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]' : ''}`}
      >
        <div>
          {title && <h2 className="max-w-2xl font-serif text-2xl font-semibold sm:text-3xl">{title}</h2>}
          {lead && <p className="mt-3 max-w-2xl text-lg text-ink-soft">{lead}</p>}
        </div>
        <div className={title && !beside ? 'mt-10 sm:mt-12' : ''}>{children}</div>
      </div>
    </section>
  )
}

type Item = { title: string; text: string }

const columns = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' }

/** Short facts, each with a thin rule above. */
export function Facts({ items, wide = 3 }: { items: Record<string, Item>; wide?: 2 | 3 | 4 }) {
  const list = Object.values(items)
  return (
    <dl className={`grid gap-x-10 gap-y-9 ${list.length === 3 ? 'sm:grid-cols-3' : columns[wide]}`}>
      {list.map((item) => (
        <div key={item.title} className="border-t-2 border-ember pt-4">
          <dt className="font-serif text-lg font-semibold">{item.title}</dt>
          <dd className="mt-2 text-ink-soft">{item.text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Numbered steps. */
export function Steps({ steps }: { steps: Record<string, Item> }) {
  const list = Object.values(steps)
  return (
    <ol className={`grid gap-10 ${columns[list.length === 4 ? 4 : 3]} ${list.length === 3 ? 'sm:grid-cols-3' : ''}`}>
      {list.map((step, index) => (
        <li key={step.title}>
          <span aria-hidden="true" className="font-serif text-4xl font-semibold text-ember">
            {index + 1}
          </span>
          <h3 className="mt-3 text-lg font-semibold">{step.title}</h3>
          <p className="mt-2 text-ink-soft">{step.text}</p>
        </li>
      ))}
    </ol>
  )
}

/** The closing call to action. */
export function Finale({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="cover">
      <div className="mx-auto max-w-3xl px-5 py-20 text-center sm:px-8 sm:py-28">
        <h2 className="font-serif text-2xl font-semibold sm:text-3xl">{title}</h2>
        {text && <p className="mt-4 text-lg">{text}</p>}
        <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </section>
  )
}

/** Body text, one paragraph each. */
export function Paragraphs({ texts }: { texts: Record<string, string> }) {
  return (
    <div className="space-y-5 text-lg">
      {Object.values(texts).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

/** A list of features. */
export function Ticked({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Tick />
          <span className="min-w-0 wrap-anywhere hyphens-auto">{line}</span>
        </li>
      ))}
    </ul>
  )
}

export function Tick() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sage">
      <path
        d="m4 10.500 4 4 8-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** In place of a tick, before what isn't included. */
export function Dash() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-0.5 size-5 shrink-0">
      <path d="M4 10h12" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  )
}
