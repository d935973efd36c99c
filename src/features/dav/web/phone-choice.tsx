import { Link } from '@tanstack/react-router'
import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { phones, type Phone } from './backup.search.ts'

/** The first question. Its answer decides the app, the device's name, and its permission. */
export function PhoneChoice({ isFirst }: { isFirst: boolean }) {
  const t = useText('dav.choice')
  return (
    <Card title={t(isFirst ? 'title' : 'another')}>
      <ul className="grid grid-cols-1 gap-3 narrow:grid-cols-2">
        {phones.map((phone) => (
          <li key={phone}>
            <Link
              to="."
              search={{ for: phone }}
              className="flex h-full flex-col items-center gap-4 rounded-card border border-outline/60 bg-card px-3 pt-6 pb-5 text-lg font-semibold transition-colors hover:border-outline hover:bg-sunk"
            >
              <Drawing of={phone} />
              {t(phone)}
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to="."
        search={{ for: 'other' }}
        className="mt-3 -mb-2 inline-flex min-h-11 items-center text-sm font-semibold text-ink-soft underline-offset-4 hover:text-ink hover:underline"
      >
        {t('other')}
      </Link>
    </Card>
  )
}

/** The two differ where people see it: around the camera and at the bottom of the screen. */
function Drawing({ of }: { of: Phone }) {
  return (
    <svg viewBox="0 0 56 96" aria-hidden className="h-24">
      <rect
        x="2"
        y="2"
        width="52"
        height="92"
        rx={of === 'iphone' ? 12 : 7}
        className="fill-paper stroke-ink"
        strokeWidth="3"
      />
      <circle cx="38" cy="36" r="5" className="fill-honey" />
      <path d="M6 70 22 48l11 13 6-7 11 16z" className="fill-sage" />
      {of === 'iphone' ? (
        <>
          <rect x="20" y="8" width="16" height="5" rx="2.5" className="fill-ink" />
          <path d="M20 87h16" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
        </>
      ) : (
        <>
          <circle cx="28" cy="10" r="2.5" className="fill-ink" />
          <path d="m17 82-4 4 4 4" className="fill-none stroke-ink" strokeWidth="2" strokeLinecap="round" />
          <circle cx="28" cy="86" r="3.5" className="fill-none stroke-ink" strokeWidth="2" />
          <rect x="38" y="82.5" width="7" height="7" rx="1" className="fill-none stroke-ink" strokeWidth="2" />
        </>
      )}
    </svg>
  )
}
