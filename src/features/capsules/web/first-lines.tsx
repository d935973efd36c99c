import { blurOf } from '#web/blur.ts'
import type { ListedCapsule } from '../capsules.contract.ts'

/** How an opened letter begins, and its first photo. Both are read on the letter's own page. */
export function FirstLines({ text, photo }: NonNullable<ListedCapsule['beginning']>) {
  return (
    <div aria-hidden className="flex items-start gap-5 p-5 sm:p-7">
      {/* As many whole lines as the envelope leaves free. */}
      <p className="max-h-[5lh] min-w-0 flex-1 overflow-clip mask-b-from-[calc(100%-1.25lh)] font-serif text-base leading-relaxed break-words whitespace-pre-wrap sm:max-h-[6lh] sm:text-lg lg:max-h-[8lh]">
        {text.replaceAll(/\n{2,}/g, '\n')}
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
