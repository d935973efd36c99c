import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { LostPage } from '#web/illustrations/lost-page.tsx'
import { usePageTitle } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Shell } from './shell/shell.tsx'

/** An unknown address: in the shell for signed-in users. */
export function NotFoundScreen() {
  const { data: session } = useQuery(sessionOptions)
  if (!session) return null
  if (session.user)
    return (
      <Shell>
        <NotFound />
      </Shell>
    )
  return (
    <main tabIndex={-1} className="flex min-h-dvh flex-col justify-center px-5 outline-none">
      <NotFound />
    </main>
  )
}

function NotFound() {
  const t = useText('shell.notFound')
  const kit = useText('web')
  const { history } = useRouter()
  usePageTitle(t('title'))
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center py-8 text-center">
      <div className="mb-8 w-72 max-w-full">
        <LostPage />
      </div>
      <PageHeading className="font-serif text-3xl font-semibold">{t('title')}</PageHeading>
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
    </div>
  )
}
