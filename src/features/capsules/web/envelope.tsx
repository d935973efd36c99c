import type { ReactNode } from 'react'

/** Painted paper with a sealed flap above and nothing on it below. */
const painted = { backgroundImage: 'url(/paintings/envelope.webp)' }
/** It looks the same in the dark, and so do the words on it. */
const paperStyle = 'always-light bg-honey-wash bg-[length:100%_auto] bg-no-repeat text-ink'

/** A closed envelope, sealed with wax, and what's written on it. */
export function SealedEnvelope({ children }: { children: ReactNode }) {
  return (
    <div style={painted} className={`aspect-square rounded-control bg-top pt-[39%] shadow-soft ${paperStyle}`}>
      {children}
    </div>
  )
}

/** An open envelope, a sheet of paper that's half inside, and what's written on the envelope. */
export function OpenEnvelope({ sheet, children }: { sheet: ReactNode; children: ReactNode }) {
  return (
    <div className="flex aspect-square flex-col">
      <div className="relative flex min-h-44 flex-1 justify-center">
        <div className="mx-[6%] -mb-16 min-w-0 flex-1 overflow-hidden rounded-t-mark bg-card pb-16 text-ink shadow-soft always-light transition-transform group-hover:-translate-y-1.5">
          {sheet}
        </div>
      </div>
      <div
        style={painted}
        className={`relative rounded-b-control bg-bottom pt-18 [clip-path:polygon(0_0,50%_3.5rem,100%_0,100%_100%,0_100%)] sm:pt-20 ${paperStyle}`}
      >
        <svg
          aria-hidden
          viewBox="0 0 2 1"
          preserveAspectRatio="none"
          className="absolute inset-x-0 top-0 h-14 w-full fill-none stroke-honey/40 stroke-6"
        >
          <path d="M0 0 1 1 2 0" vectorEffect="non-scaling-stroke" />
        </svg>
        {children}
      </div>
    </div>
  )
}
