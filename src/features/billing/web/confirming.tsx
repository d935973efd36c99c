import { useText } from '#web/text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Shown until the provider confirms the payment. */
export function Confirming({ since }: { since: 'confirming' | 'long' }) {
  const t = useText('billing')
  return (
    <p role="status" className="mb-5 flex items-center gap-3 rounded-card border border-line bg-honey-wash px-5 py-4">
      <Spinner size="small" />
      {t(since === 'long' ? 'confirmingLong' : 'confirming')}
    </p>
  )
}
