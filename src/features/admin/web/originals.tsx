import { useFormat, useText } from '#web/text.tsx'
import type { Overview } from '../admin.contract.ts'
import { overviewCardStyle } from './overview-card-style.ts'

/** Whether every original is unchanged, as far as the nightly integrity check has got. */
export function Originals({ of }: { of: Overview['originals'] }) {
  const t = useText('admin.overview')
  const { shortDate } = useFormat()
  const { checked, whole_since, missing, changed, examples, untracked, untracked_examples } = of
  const wrong = missing + changed
  return (
    <section className={overviewCardStyle}>
      <h2 className="text-sm font-semibold text-ink-soft">{t('originals')}</h2>
      {wrong > 0 ? (
        <>
          <p className="mt-1 font-serif text-2xl font-semibold text-danger">
            {t('originalsTrouble', { count: wrong })}
          </p>
          <p className="mt-1">{t('missing', { count: missing, changed })}</p>
          <Names title={t('whichOnes')} of={examples} />
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
      {untracked !== null && untracked > 0 && (
        <>
          <p className="mt-3">{t('untracked', { count: untracked })}</p>
          <Names title={t('whichOnes')} of={untracked_examples} />
        </>
      )}
    </section>
  )
}

function Names({ title, of }: { title: string; of: string[] }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{title}</summary>
      <ul className="font-mono text-xs break-all text-ink-soft">
        {of.map((name) => (
          <li key={name} className="py-1">
            {name}
          </li>
        ))}
      </ul>
    </details>
  )
}
