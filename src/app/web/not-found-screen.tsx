import { useRouter } from '@tanstack/react-router'
import { LostPage } from '#web/illustrations/lost-page.tsx'
import { usePageTitle } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'

export function NotFoundScreen() {
  const t = useText('shell.notFound')
  const kit = useText('web')
  const { history } = useRouter()
  usePageTitle(t('title'))
  return (
    <main
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-lg flex-col items-center justify-center px-5 py-12 text-center outline-none"
    >
      <div className="mb-8 w-72 max-w-full">
        <LostPage />
      </div>
      <h1 className="font-serif text-3xl font-semibold">{t('title')}</h1>
      <p className="mt-3 text-lg text-ink-soft">{t('text')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button kind="quiet" onClick={() => history.back()}>
          {kit('actions.goBack')}
        </Button>
        {/* The front page isn't part of the app. */}
        <a href="/" className={buttonStyle({})}>
          {t('home')}
        </a>
      </div>
      <ul className="mt-8 flex flex-wrap justify-center gap-x-6 text-ink-soft">
        {(['features', 'pricing', 'about', 'contact'] as const).map((name) => (
          <li key={name}>
            <a className="inline-flex min-h-11 items-center underline hover:text-ember" href={`/${name}`}>
              {t(`links.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
