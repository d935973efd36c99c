import { useText } from '#web/text.tsx'

/** A link to the parcel's tracking page, or its tracking number. */
export function Tracking({ of }: { of: string }) {
  const t = useText('orders.list')
  const isAddress = /^https?:\/\/\S+$/.test(of) && URL.canParse(of)
  return (
    <p className="mt-1 break-words">
      {isAddress ? (
        <a href={of} target="_blank" rel="noreferrer" className="font-semibold text-ember underline">
          {t('follow')}
        </a>
      ) : (
        t('tracking', { tracking: of })
      )}
    </p>
  )
}
