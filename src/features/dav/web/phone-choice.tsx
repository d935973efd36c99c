import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { backupChoices, type BackupChoice } from './backup.search.ts'

/** The first question. Its answer decides the app, the device's name, and its permission. */
export function PhoneChoice() {
  const t = useText('dav.choice')
  return (
    <ul className="divide-y divide-line border-y border-line">
      {backupChoices.map((choice) => (
        <li key={choice}>
          <Link
            to="."
            search={{ for: choice }}
            className="flex min-h-18 items-center gap-5 py-3 text-lg leading-snug font-semibold transition-colors hover:text-ember"
          >
            <span className="grid w-14 shrink-0 place-items-center max-narrow:hidden">
              <Drawing of={choice} />
            </span>
            <span className="min-w-0 break-words">{t(choice)}</span>
            <ChevronRight aria-hidden size={20} className="ml-auto text-ink-soft max-narrow:hidden" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The phones differ where people see it: around the camera and at the bottom of the screen. */
function Drawing({ of }: { of: BackupChoice }) {
  if (of === 'other')
    return (
      <svg viewBox="0 0 132 96" aria-hidden className="h-11">
        <rect x="20" y="10" width="92" height="64" rx="6" className="fill-paper stroke-ink" strokeWidth="3.25" />
        <circle cx="84" cy="30" r="6" className="fill-gold" />
        <path d="M34 62 54 34l14 16 8-9 18 21z" className="fill-moss" />
        <path
          d="M6 78h120l-5 9a5 5 0 0 1-4 2H15a5 5 0 0 1-4-2z"
          className="fill-paper stroke-ink"
          strokeWidth="3.25"
          strokeLinejoin="round"
        />
      </svg>
    )
  return (
    <svg viewBox="0 0 56 96" aria-hidden className="h-14">
      <rect
        x="2"
        y="2"
        width="52"
        height="92"
        rx={of === 'iphone' ? 12 : 7}
        className="fill-paper stroke-ink"
        strokeWidth="2.5"
      />
      <circle cx="38" cy="36" r="5" className="fill-gold" />
      <path d="M6 70 22 48l11 13 6-7 11 16z" className="fill-moss" />
      {of === 'iphone' ? (
        <>
          <rect x="20" y="8" width="16" height="5" rx="2.5" className="fill-ink" />
          <path d="M20 87h16" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
        </>
      ) : (
        <>
          <circle cx="28" cy="10" r="2.5" className="fill-ink" />
          <path d="m17 82-4 4 4 4" className="fill-none stroke-ink" strokeWidth="1.75" strokeLinecap="round" />
          <circle cx="28" cy="86" r="3.5" className="fill-none stroke-ink" strokeWidth="1.75" />
          <rect x="38" y="82.5" width="7" height="7" rx="1" className="fill-none stroke-ink" strokeWidth="1.75" />
        </>
      )}
    </svg>
  )
}
