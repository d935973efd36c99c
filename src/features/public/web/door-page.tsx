import type { ReactNode } from 'react'
import { languages, locales } from '#shared/locales.ts'
import { siteContent } from '../site-content.ts'
import { ButtonLink } from './parts.tsx'
import { addressOf, type Page } from './public-page.ts'

/** Whether this is the front page of a family's own instance, which sells nothing. */
export function isDoor({ path, site }: Page): boolean {
  return path === '/' && !site.catalogue
}

/** The front page of a family's own instance: their name and the way in. */
export function DoorPage({ text, site }: Page) {
  const { door } = text
  return (
    <section className="flex min-w-0 grow flex-col items-center justify-center px-5 py-6 text-center sm:py-10">
      <h1 className="max-w-full font-serif text-4xl font-semibold tracking-tight break-words sm:text-5xl">
        {site.name ?? door.name}
      </h1>
      <p className="mt-4 max-w-md text-lg text-ink-soft">{door.lead}</p>
      <p className="mt-8" data-visitor="">
        <ButtonLink href="/login">{door.signIn}</ButtonLink>
      </p>
      <p className="mt-5 text-ink-soft" data-visitor="">
        {door.invited}
      </p>
      <template data-when-signed-in="">
        <ButtonLink href="/dashboard">{door.open}</ButtonLink>
      </template>
    </section>
  )
}

/** Beside or below the painted door: no menu, and one line below. */
export function DoorFrame({ page, children }: { page: Page; children: ReactNode }) {
  const { door, footer } = page.text
  const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline'
  return (
    <div className="grid min-h-svh max-lg:grid-rows-[minmax(14rem,44svh)_1fr] lg:grid-cols-2">
      <div className="relative">
        <img
          src="/paintings/front-door.webp"
          alt=""
          width={1400}
          height={1820}
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover object-[50%_94%]"
        />
      </div>
      <div className="flex min-w-0 flex-col">
        <main className="flex grow">{children}</main>
        <footer className="flex flex-wrap items-center justify-center gap-x-5 px-5 pb-6 text-sm text-ink-soft">
          <a className={link} href={page.to('/landing')}>
            {page.say(door.by, { name: siteContent.name })}
          </a>
          <a className={link} href={page.to('/privacy')}>
            {footer.names.privacy}
          </a>
          <span className="flex flex-wrap justify-center gap-x-5 max-sm:w-full">
            {locales
              .filter((other) => other !== page.locale)
              .map((other) => (
                <a key={other} className={link} href={addressOf(`/${other}`, '/')} lang={other} hrefLang={other}>
                  {languages[other].name}
                </a>
              ))}
          </span>
        </footer>
      </div>
    </div>
  )
}
