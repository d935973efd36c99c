import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { stackOptions } from '#features/photos/web/stacks.data.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'

type StackStripProps = { photo: PhotoListed; onChange: (photo_id: string) => void }

/** The photos of the open photo's stack, to look through. */
export function StackStrip({ photo, onChange }: StackStripProps) {
  const t = useText('photoTools.stacks')
  const alt = useAltText()
  const cache = useQueryClient()
  const { family_id, id } = photo
  const { data: stack } = useQuery(stackOptions(family_id, id))
  // As high as a photo, so that nothing moves when they arrive.
  if (!stack) return <div className="h-14" />

  function show(photo_id: string) {
    cache.setQueryData(stackOptions(family_id, photo_id).queryKey, stack)
    onChange(photo_id)
  }

  return (
    <ul
      aria-label={t('label', { count: stack.photos.length })}
      className="flex max-w-full gap-1 self-center overflow-x-auto overscroll-contain p-1"
    >
      {stack.photos.map((one) => (
        <li key={one.id} className="shrink-0">
          <button
            type="button"
            ref={one.id === id ? showInStrip : undefined}
            aria-label={one.is_covered ? alt(one) : t('top', { words: alt(one) })}
            aria-current={one.id === id}
            onClick={() => show(one.id)}
            style={{ backgroundImage: blurOf(one.thumbhash) }}
            className={classNames(
              'relative block size-12 overflow-hidden rounded-mark bg-stage bg-cover outline-offset-2 transition-opacity',
              one.id === id ? 'ring-2 ring-on-stage' : 'opacity-60 hover:opacity-100',
            )}
          >
            <img src={one.small_url} alt="" draggable={false} className="size-full object-cover" />
            {!one.is_covered && (
              <span className="absolute right-0.5 bottom-0.5 grid size-4 place-items-center rounded-full bg-stage/70">
                <Layers aria-hidden className="size-2.5" />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

function showInStrip(button: HTMLButtonElement | null) {
  button?.scrollIntoView({ inline: 'center', block: 'nearest' })
}
