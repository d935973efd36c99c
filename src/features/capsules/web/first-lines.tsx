import { useQuery } from '@tanstack/react-query'
import { blurOf } from '#web/blur.ts'
import { letterOptions } from './letters.data.ts'

/** How an opened letter begins, and its first photo. Both are read on the letter's own page. */
export function FirstLines({ family_id, letter_id }: { family_id: string; letter_id: string }) {
  const { data } = useQuery(letterOptions(family_id, letter_id))
  const photo = data?.files.find(({ kind, url }) => kind === 'image' && url)
  return (
    <div aria-hidden className="flex items-start gap-5 p-5 sm:p-7">
      <p className="min-w-0 flex-1 font-serif text-base leading-relaxed break-words whitespace-pre-wrap sm:text-lg">
        {data?.letter?.replaceAll(/\n{2,}/g, '\n')}
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
