import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { usePageTitle } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Print } from '#web/ui/print.tsx'
import { sessionOptions } from './session.data.ts'

/** The page of an address that leads nowhere. */
export function NotFound() {
  const t = useText('shell.notFound')
  const kit = useText('web')
  const { history } = useRouter()
  const { data: session } = useQuery(sessionOptions)
  const names = ['features', ...(session?.sells_plans ? (['pricing'] as const) : []), 'about', 'contact'] as const
  usePageTitle(t('title'))
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center py-8 text-center">
      <div className="mb-8 w-72 max-w-full">
        <Print of="path" />
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
        {names.map((name) => (
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
