import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import type { Overview } from '../admin.contract.ts'
import { overviewCardStyle } from './overview-card-style.ts'

/** Whether every original is unchanged, as far as the nightly integrity check has got. */
export function Originals({ of }: { of: Overview['originals'] }) {
  const t = useText('admin.overview')
  const { shortDate } = useFormat()
  const { checked, whole_since, missing, changed, untracked } = of
  const wrong = missing + changed
  const isTracked = untracked === null || untracked === 0
  return (
    <section className={overviewCardStyle}>
      <h2 className="text-sm font-semibold text-ink-soft">{t('originals')}</h2>
      {wrong > 0 ? (
        <>
          <p className="mt-1 font-serif text-xl font-semibold text-danger">{t('originalsTrouble', { count: wrong })}</p>
          <p className="mt-1">{t('missing', { count: missing, changed })}</p>
        </>
      ) : (
        <p className="mt-1 font-serif text-xl font-semibold">
          {checked > 0 ? t('originalsWhole') : t('originalsUnchecked')}
        </p>
      )}
      {whole_since !== null && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('originalsChecked', { count: checked, date: shortDate(whole_since) })}
        </p>
      )}
      {isTracked || <p className="mt-3">{t('untracked', { count: untracked })}</p>}
      {(wrong > 0 || !isTracked) && (
        <p className="mt-4">
          <Link to="/admin" search={{ tab: 'files' }} replace className={buttonStyle({ kind: 'quiet', size: 'small' })}>
            {t('seeFiles')}
          </Link>
        </p>
      )}
    </section>
  )
}
