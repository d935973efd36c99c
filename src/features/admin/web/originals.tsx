import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import type { Overview } from '../admin.contract.ts'
import { StatusRow } from './status-row.tsx'

/** Whether every original is unchanged, as far as the nightly integrity check has got. */
export function Originals({ of }: { of: Overview['originals'] }) {
  const t = useText('admin.overview')
  const { shortDate } = useFormat()
  const { checked, whole_since, missing, changed, untracked } = of
  const wrong = missing + changed
  const isTracked = untracked === null || untracked === 0
  const mark = wrong > 0 ? 'danger' : !isTracked ? 'warning' : checked > 0 ? 'good' : 'open'
  return (
    <StatusRow
      mark={mark}
      label={t('originals')}
      says={
        wrong > 0
          ? t('originalsTrouble', { count: wrong })
          : checked > 0
            ? t('originalsWhole')
            : t('originalsUnchecked')
      }
    >
      {wrong > 0 && <p className="max-w-prose text-ink-soft">{t('missing', { count: missing, changed })}</p>}
      {whole_since !== null && (
        <p className="text-sm text-ink-soft">
          {t('originalsChecked', { count: checked, date: shortDate(whole_since) })}
        </p>
      )}
      {isTracked || <p className="max-w-prose">{t('untracked', { count: untracked })}</p>}
      {(wrong > 0 || !isTracked) && (
        <p className="mt-3">
          <Link to="/admin" search={{ tab: 'files' }} replace className={buttonStyle({ kind: 'quiet', size: 'small' })}>
            {t('seeFiles')}
          </Link>
        </p>
      )}
    </StatusRow>
  )
}
