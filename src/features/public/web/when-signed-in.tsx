import type { Page } from './public-page.ts'

const entry = 'flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-sunk'

/** The header's links for signed-in users; an island swaps them in. */
export function WhenSignedIn({ page }: { page: Page }) {
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
