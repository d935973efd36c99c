import { Outlet } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { Mark } from '#web/ui/mark.tsx'

/** The layout of pages for visitors: logo and page. */
export function VisitorFrame() {
  const t = useText('shell')
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-5 pt-[max(1rem,env(safe-area-inset-top))] sm:px-8 lg:relative lg:z-10 lg:h-15 lg:px-5">
        {/* The front page isn't part of the app. */}
        <a
          href="/"
          aria-label={t('home')}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-control font-serif text-xl font-semibold lg:bg-paper/85 lg:px-3"
        >
          <Mark />
          Hearthbook
        </a>
      </header>
      <main tabIndex={-1} className="flex flex-1 flex-col justify-center outline-none">
        <Outlet />
      </main>
    </div>
  )
}
