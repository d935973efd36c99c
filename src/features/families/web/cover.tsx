import type { ReactNode } from 'react'
import { Spread } from '#web/ui/spread.tsx'

type CoverProps = {
  kicker: string
  picture: ReactNode
  /** The picture's width by its height. */
  ratio?: number | undefined
  /** Next to the label or below it. */
  beside?: ReactNode
  children: ReactNode
}

/** An album cover with a label, beside or on a picture without margins. */
export function Cover({ kicker, picture, ratio, beside, children }: CoverProps) {
  return (
    <Spread photo={picture} ratio={ratio} low>
      <div className="flex gap-x-10 gap-y-5 max-sm:relative max-sm:-mt-6 max-sm:flex-col sm:@max-5xl:flex-wrap sm:@max-5xl:items-end @5xl:flex-col @5xl:gap-y-9 @5xl:pb-6">
        <Label kicker={kicker}>{children}</Label>
        {beside && <div className="min-w-0 sm:@max-5xl:flex-1 sm:@max-5xl:basis-64">{beside}</div>}
      </div>
    </Spread>
  )
}

/** Without a frame beside the picture. */
function Label({ kicker, children }: { kicker: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-1.5 rounded-card border border-line bg-card px-4 py-5 text-center shadow-soft max-narrow:px-2 sm:@max-5xl:-mt-32 sm:@max-5xl:w-96 sm:@max-5xl:max-w-full @5xl:items-start @5xl:gap-2.5 @5xl:border-0 @5xl:bg-transparent @5xl:p-0 @5xl:text-left @5xl:shadow-none">
      <p className="text-sm font-semibold text-ember max-sm:hidden">{kicker}</p>
      {children}
    </div>
  )
}
