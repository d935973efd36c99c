import { useRouter } from '@tanstack/react-router'
import { Print } from './ui/print.tsx'
import { usePageTitle } from './page-title.ts'
import { useText } from './text.tsx'
import { buttonStyle } from './ui/button-style.ts'
import { Button } from './ui/button.tsx'
import { PageHeading } from './ui/page-heading.tsx'

/** The page of an address that leads nowhere. */
export function NotFound() {
  const t = useText('shell.notFound')
  const kit = useText('web')
  const { history } = useRouter()
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
