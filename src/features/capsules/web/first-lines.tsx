import { blurOf } from '#web/blur.ts'
import type { ListedCapsule } from '../capsules.contract.ts'

/** How an opened letter begins, and its first photo. Both are read on the letter's own page. */
export function FirstLines({ text, photo }: NonNullable<ListedCapsule['beginning']>) {
  return (
    <div aria-hidden className="flex items-start gap-5 p-5 sm:p-7">
      <p className="min-w-0 flex-1 font-serif text-base leading-relaxed break-words whitespace-pre-wrap sm:text-lg">
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
