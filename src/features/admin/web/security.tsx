import { useText } from '#web/text.tsx'
import type { Overview } from '../admin.contract.ts'
import { StatusRow } from './status-row.tsx'

/** Security-related settings of the instance and its machine, and which are missing. */
export function Security({ of: { decoders, plain_http } }: { of: Overview['security'] }) {
  const t = useText('admin.overview')
  const mark = plain_http ? 'danger' : decoders === 'isolated' ? 'good' : 'warning'
  return (
    <StatusRow mark={mark} label={t('security')}>
      {plain_http && <p className="max-w-prose text-danger">{t('plainHttp')}</p>}
      <p className="max-w-prose">{t(`decoders.${decoders}`)}</p>
    </StatusRow>
  )
}
