import { atFocus } from '#features/photos/web/at-focus.ts'
import { useFormat } from '#web/text.tsx'
import type { Edition } from '../gazette.contract.ts'
import type { Paper } from '../gazette.rules.ts'

type EditionCoverProps = { masthead: string; edition: Edition; paper: Paper }

export const paperShapes: Record<Paper, string> = { a4: 'aspect-[210/297]', letter: 'aspect-[215.9/279.4]' }

/** The nameplate's type, in shares of the page's width, and the same for all its letters together. */
const [LARGEST, TOGETHER] = [9.5, 152]

/** The front page of an edition, in small: its nameplate, its photo, and lines in the place of what's inside. */
export function EditionCover({ masthead, edition: { month, cover }, paper }: EditionCoverProps) {
  const format = useFormat()
  return (
    <span aria-hidden className="@container block bg-page text-ink shadow-soft always-light">
      <span className={`flex flex-col p-[7cqw] ${paperShapes[paper]}`}>
        <span className="border-t-2 border-ember pt-[3cqw] pb-[3cqw] text-center font-serif leading-none font-semibold tracking-tight whitespace-nowrap">
          <span
            style={{ fontSize: `${Math.min(LARGEST, TOGETHER / masthead.length)}cqw` }}
            className="block truncate whitespace-nowrap pb-[1cqw]"
          >
            {masthead}
          </span>
        </span>
        <span className="block border-y border-line py-[1.5cqw] text-end text-[4.2cqw] leading-none text-ember">
          {format.month(`${month}-01`)}
        </span>
        <img
          src={cover.url}
          alt=""
          style={atFocus(cover)}
          className="mt-[4cqw] min-h-0 w-full flex-1 bg-sunk object-cover"
        />
        {[0, 1, 2].map((line) => (
          <span key={line} className="mt-[4cqw] block border-t border-line" />
        ))}
      </span>
    </span>
  )
}
