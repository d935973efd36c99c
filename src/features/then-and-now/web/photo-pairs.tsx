import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import type { PhotoPair } from '../then-and-now.contract.ts'
import { CompareStage } from './compare-stage.tsx'
import { usePairText, yearOf } from './pair-view.tsx'
import { photoPairsOptions } from './then-and-now.data.ts'

type PhotoPairsProps = { family_id: string; photo_id: string }

/** In a photo's details: photos of the same people or place to compare it with. Renders nothing if there are none. */
export function PhotoPairs({ family_id, photo_id }: PhotoPairsProps) {
  const t = useText('thenAndNow')
  const textOf = usePairText()
  const { data } = useQuery(photoPairsOptions(family_id, photo_id))
  const [chosen, setChosen] = useState<PhotoPair>()
  if (!data?.pairs.length) return null
  const others = data.pairs
    .map((pair) => ({ pair, other: pair.before.id === photo_id ? pair.after : pair.before }))
    .toSorted((one, next) => one.other.sort_at.localeCompare(next.other.sort_at))
  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-3 font-serif text-lg font-semibold">{t('title')}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
        {others.map(({ pair, other }) => (
          <li key={other.id}>
            <button
              type="button"
              aria-label={t('open', { date: yearOf(other) })}
              onClick={() => setChosen(pair)}
              className="block w-full rounded-mark text-sm text-ink-soft"
            >
              <img
                src={other.small_url}
                alt=""
                loading="lazy"
                style={{ backgroundImage: blurOf(other.thumbhash) }}
                className="mb-1 aspect-square w-full rounded-mark bg-sunk bg-cover object-cover"
              />
              {yearOf(other)}
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <CompareStage
          title={t('title')}
          text={textOf(chosen)}
          before={{ photo: chosen.before, label: yearOf(chosen.before) }}
          after={{ photo: chosen.after, label: yearOf(chosen.after) }}
          choices={others.map(({ pair, other }) => ({
            photo: other,
            label: yearOf(other),
            name: t('open', { date: yearOf(other) }),
            isChosen: pair === chosen,
            onChoose: () => setChosen(pair),
          }))}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  )
}
