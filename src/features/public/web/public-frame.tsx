import type { ReactNode } from 'react'
import { siteContent } from '../site-content.ts'
import { Mark } from '#web/ui/mark.tsx'
import { PublicFooter } from './public-footer.tsx'
import type { Page } from './public-page.ts'

const navItem = 'flex min-h-11 items-center rounded-control px-3 hover:bg-sunk aria-[current]:text-ember'

/** Header and footer around a public page. */
export function PublicFrame({ page, children }: { page: Page; children: ReactNode }) {
  const { text } = page
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:m-3 focus:rounded-control focus:bg-card focus:px-4 focus:py-2"
      >
        {text.skip}
      </a>
      <header className="sticky top-0 z-20 border-b border-line bg-paper max-narrow:static">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-2 px-5 py-2.5 max-narrow:px-3 sm:px-8">
          <a
            href={page.to('/')}
            className="mr-auto flex min-h-11 items-center gap-2.5 font-serif text-lg font-semibold sm:text-xl"
          >
            <Mark />
            <span className="max-[22rem]:sr-only">{siteContent.name}</span>
          </a>
          <nav aria-label={text.nav.label} className="flex flex-wrap items-center gap-1 text-sm font-medium">
            <div className="hidden items-center gap-1 md:flex">
              <MainLinks page={page} />
            </div>
            <div className="flex items-center gap-1" data-visitor="">
              <a className={`${navItem} max-md:hidden`} href="/login">
                {text.nav.logIn}
              </a>
              <a
                className="flex min-h-11 items-center rounded-control bg-ember px-4 whitespace-nowrap text-on-ember hover:bg-ember-deep"
                href="/signup"
              >
                {text.nav.getStarted}
              </a>
            </div>
            <details className="group relative max-narrow:static md:hidden" data-menu="">
              <summary
                aria-label={text.nav.menu}
                className="grid size-11 list-none place-items-center rounded-control hover:bg-sunk [&::-webkit-details-marker]:hidden"
              >
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  className="size-6"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  strokeLinecap="round"
                >
                  <path d="M4 7h16M4 12h16M4 17h16" className="group-open:hidden" />
                  <path d="m6 6 12 12M18 6 6 18" className="hidden group-open:inline" />
                </svg>
              </summary>
              <div className="absolute right-0 z-20 mt-2 w-64 max-narrow:inset-x-3 max-narrow:w-auto rounded-card border border-line bg-card p-2 text-base shadow-soft">
                <MainLinks page={page} />
                <a className={`${navItem} border-t border-line`} href="/login" data-visitor="">
                  {text.nav.logIn}
                </a>
              </div>
            </details>
          </nav>
        </div>
      </header>
      <WhenSignedIn page={page} />
      <main id="content">{children}</main>
      <PublicFooter page={page} />
    </>
  )
}

function MainLinks({ page }: { page: Page }) {
  const { nav } = page.text
  return (
    <>
      {(['features', ...(page.site.catalogue ? (['pricing'] as const) : []), 'about'] as const).map((name) => (
        <a
          key={name}
          className={navItem}
          href={page.to(`/${name}`)}
          aria-current={page.path === `/${name}` ? 'page' : undefined}
        >
          {nav[name]}
        </a>
      ))}
    </>
  )
}

const entry = 'flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-sunk'

/** The header's links for signed-in users; an island swaps them in. */
function WhenSignedIn({ page }: { page: Page }) {
  const { text } = page
  const { nav } = text
  return (
    <template data-when-signed-in="">
      <a className="flex min-h-11 items-center rounded-control px-3 hover:bg-sunk" href="/dashboard">
        {nav.dashboard}
      </a>
      <details className="relative max-narrow:static" data-menu="">
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-control px-2 hover:bg-sunk [&::-webkit-details-marker]:hidden">
          <span
            aria-hidden="true"
            data-initial=""
            className="grid size-8 place-items-center rounded-full bg-ember-wash font-serif text-base text-ember"
          />
          <span data-name="" className="max-w-32 truncate max-sm:sr-only">
            {nav.user}
          </span>
        </summary>
        <div className="absolute right-0 z-20 mt-2 w-60 max-narrow:inset-x-3 max-narrow:w-auto rounded-card border border-line bg-card p-2 text-base shadow-soft">
          <a className={entry} href="/account/settings">
            {nav.settings}
          </a>
          {page.site.catalogue && (
            <a className={entry} href="/billing">
              {nav.billing}
            </a>
          )}
          <button
            type="button"
            className={entry}
            data-sign-out=""
            data-title={text.signedOut.title}
            data-text={text.signedOut.text}
            data-owed-title={nav.signOutOwed.title}
            data-owed-text={nav.signOutOwed.text}
          >
            {nav.signOut}
          </button>
        </div>
      </details>
    </template>
  )
}
