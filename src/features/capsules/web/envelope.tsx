import type { ReactNode } from 'react'

const edge = { preserveAspectRatio: 'none', viewBox: '0 0 100 100', fill: 'none', 'aria-hidden': true } as const
const stroke = { className: 'stroke-outline/60', vectorEffect: 'non-scaling-stroke' } as const

/** A closed envelope, sealed with wax, and what's written on it. */
export function SealedEnvelope({ children }: { children: ReactNode }) {
  return (
    <div className="relative overflow-hidden rounded-mark border border-outline/60 bg-card shadow-soft">
      {/* The side flaps and the one from below meet in the middle. */}
      <svg {...edge} className="absolute inset-0 size-full">
        <path d="M0 0v100L48 46z" className="fill-honey-wash/25" />
        <path d="M100 0v100L52 46z" className="fill-honey-wash/25" />
        <path d="M0 100 48 46h4l48 54" className="stroke-outline/25" vectorEffect="non-scaling-stroke" />
      </svg>
      <div aria-hidden className="relative h-20 drop-shadow-sm sm:h-24 lg:h-36">
        <svg {...edge} className="size-full">
          <path d="M0 0 46 94q4 6 8 0L100 0z" className="fill-honey-wash" />
          <path d="M0 0 46 94q4 6 8 0L100 0" {...stroke} />
        </svg>
        <Seal />
      </div>
      <div className="relative">{children}</div>
    </div>
  )
}

/** An open envelope, a sheet of paper that's half inside, and what's written on the envelope. */
export function OpenEnvelope({ sheet, children }: { sheet: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <div className="relative flex h-44 justify-center sm:h-56 lg:h-68">
        <svg {...edge} className="absolute inset-x-0 bottom-0 h-14 w-full sm:h-18">
          <path d="M0 100 46 6q4-6 8 0l46 94z" className="fill-honey-wash" />
          <path d="M0 100 46 6q4-6 8 0l46 94" {...stroke} />
        </svg>
        <div className="relative -mb-12 w-[86%] overflow-hidden rounded-t-mark border border-outline/60 bg-card transition-transform group-hover:-translate-y-1.5">
          {sheet}
        </div>
      </div>
      <div className="relative overflow-hidden rounded-b-mark border-x border-b border-outline/60 drop-shadow-sm">
        <svg {...edge} className="block h-10 w-full sm:h-12">
          <path d="M0 0 47 84q3 5 6 0L100 0v101H0z" className="fill-card" />
          <path d="M0 0 47 84q3 5 6 0L100 0" {...stroke} />
        </svg>
        <div className="bg-card">{children}</div>
      </div>
    </div>
  )
}

function Seal() {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      className="absolute top-full left-1/2 size-14 -translate-x-1/2 -translate-y-[70%] sm:size-16 lg:size-20"
    >
      <path
        d="M31 3c5-1 8 3 12 5s9 1 12 5 1 8 3 12 5 8 2 13-6 5-8 9-2 10-7 12-8-2-13-1-9 5-14 2-4-8-7-12-8-6-8-11 4-7 5-12-1-10 3-13 8-1 12-3 4-5 8-6z"
        className="fill-wax"
      />
      <circle cx="32" cy="32" r="20" className="stroke-page" strokeWidth="2" opacity=".35" />
      <path
        d="M32 44s-12-7-12-15.500a6.800 6.800 0 0 1 12-4.200 6.800 6.800 0 0 1 12 4.200C44 37 32 44 32 44z"
        className="fill-page"
        opacity=".85"
      />
    </svg>
  )
}
