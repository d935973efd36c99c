import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { usePageTitle } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
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
    <EmptyState
      heading="h1"
      print="path"
      title={t('title')}
      text={t('text')}
      action={
        <>
          <div className="flex flex-wrap gap-3">
            {/* The front page isn't part of the app. */}
            <a href="/" className={buttonStyle({})}>
              {t('home')}
            </a>
            <Button kind="quiet" onClick={() => history.back()}>
              {kit('actions.goBack')}
            </Button>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-6 text-ink-soft">
            {names.map((name) => (
              <li key={name}>
                <a className="inline-flex min-h-11 items-center underline hover:text-ember" href={`/${name}`}>
                  {t(`links.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </>
      }
    />
  )
}
