import type { ReactNode } from 'react'

/** Painted paper with a sealed flap above and nothing on it below. */
const painted = { backgroundImage: 'url(/paintings/envelope.webp)' }
/** It looks the same in the dark, and so do the words on it. */
const paperStyle = '[color-scheme:light] bg-honey-wash bg-[length:100%_auto] bg-no-repeat text-ink'

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
        <div
          style={painted}
          className="absolute inset-x-0 bottom-0 h-10 rounded-t-control bg-cover bg-bottom brightness-90"
        />
        <div className="relative mx-[7%] -mb-16 min-w-0 flex-1 rounded-t-mark bg-card text-ink shadow-soft [color-scheme:light] transition-transform group-hover:-translate-y-1.5">
          <div className="absolute inset-0 overflow-hidden">{sheet}</div>
        </div>
      </div>
      <div className="relative [filter:drop-shadow(0_-2px_4px_var(--shadow))]">
        <div
          style={painted}
          className={`rounded-b-control bg-bottom pt-14 [clip-path:polygon(0_0,46%_2.5rem,50%_2.75rem,54%_2.5rem,100%_0,100%_100%,0_100%)] sm:pt-18 ${paperStyle}`}
        >
          {children}
        </div>
      </div>
    </div>
  )
}
