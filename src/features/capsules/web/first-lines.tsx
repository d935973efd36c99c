import { blurOf } from '#web/blur.ts'
import type { ListedCapsule } from '../capsules.contract.ts'

/** How an opened letter begins, and its first photo. Both are read on the letter's own page. */
export function FirstLines({ text, photo }: NonNullable<ListedCapsule['beginning']>) {
  const [greeting, ...rest] = text.split(/\n+/)
  return (
    <div aria-hidden className="flex size-full items-start gap-5 px-5 pt-5 text-ink always-light sm:px-7 sm:pt-7">
      <p className="h-full min-w-0 flex-1 overflow-clip mask-b-from-[calc(100%-2lh)] font-serif text-base leading-relaxed text-pretty break-words whitespace-pre-wrap contain-size sm:text-lg">
        {rest.length > 0 && <span className="mb-3 block">{greeting}</span>}
        {(rest.length > 0 ? rest : [greeting]).join('\n')}
      </p>
      {photo?.url && (
        <img
          src={photo.url}
          alt=""
          style={{ backgroundImage: blurOf(photo.thumbhash) }}
          className="aspect-square w-2/5 shrink-0 rotate-2 rounded-mark border-4 border-paper bg-sunk bg-cover object-cover shadow-soft"
        />
      )}
    </div>
  )
}
