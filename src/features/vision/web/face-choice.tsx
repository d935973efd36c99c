import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FACES_MAX } from '../vision.rules.ts'
import type { Face } from '../faces.contract.ts'
import { FaceCrop } from './face-crop.tsx'
import type { facesOptions } from './faces.data.ts'

type FaceChoiceProps = {
  label: string
  of: ReturnType<typeof facesOptions>
  chosen: readonly Face[]
  onChange: (chosen: Face[]) => void
}

/** Faces to select some of. */
export function FaceChoice({ label, of, chosen, onChange }: FaceChoiceProps) {
  const t = useText('vision.faces')
  const query = useInfiniteQuery(of)
  const isChosen = ({ id }: Face) => chosen.some((face) => face.id === id)
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-16" />}>
      {({ pages }) => (
        <div className="max-h-64 overflow-y-auto overscroll-contain">
          <ul aria-label={label} className="flex flex-wrap gap-2 p-1">
            {pages
              .flatMap(({ faces }) => faces)
              .map((face, at) => (
                <li key={face.id}>
                  <button
                    type="button"
                    aria-pressed={isChosen(face)}
                    aria-label={t('number', { number: String(at + 1) })}
                    disabled={!isChosen(face) && chosen.length >= FACES_MAX}
                    onClick={() =>
                      onChange(isChosen(face) ? chosen.filter(({ id }) => id !== face.id) : [...chosen, face])
                    }
                    className="block rounded-full border-3 border-transparent aria-pressed:border-ember"
                  >
                    <FaceCrop face={face} className="size-14" />
                  </button>
                </li>
              ))}
          </ul>
          {query.hasNextPage && <LoadMore query={query} />}
        </div>
      )}
    </QueryState>
  )
}
