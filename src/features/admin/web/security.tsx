import { useText } from '#web/text.tsx'
import type { Overview } from '../admin.contract.ts'
import { overviewCardStyle } from './overview-card-style.ts'

/** Security-related settings of the instance and its machine, and which are missing. */
export function Security({ of: { decoders, plain_http } }: { of: Overview['security'] }) {
  const t = useText('admin.overview')
  return (
    <section className={overviewCardStyle}>
      <h2 className="text-sm font-semibold text-ink-soft">{t('security')}</h2>
      {plain_http && <p className="mt-1 max-w-prose font-semibold text-danger">{t('plainHttp')}</p>}
      <p className="mt-1 max-w-prose">{t(`decoders.${decoders}`)}</p>
    </section>
  )
}
