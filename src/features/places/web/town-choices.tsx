import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useDeferredValue, type ComponentProps, type ReactNode } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { townsOptions } from './towns.data.ts'

export type Town = { name: string; country: string; lat: number; lng: number }

/** Towns whose names start with the text; undefined if it's empty. */
export function useTowns(typed: string): Town[] | undefined {
  const text = useDeferredValue(typed.trim())
  const { data } = useQuery({ ...townsOptions(text), enabled: text.length > 1 })
  return text.length > 1 ? data : undefined
}

type TownChoicesProps = { towns: Town[] | undefined; onChoose: (town: Town) => void; children?: ReactNode }

/** Towns to choose from, with other choices as children. */
export function TownChoices({ towns, onChoose, children }: TownChoicesProps) {
  const t = useText('photoTools.find')
  const format = useFormat()
  return (
    <ul aria-label={t('nearPlaces')} className="flex flex-wrap gap-2">
      {towns?.map((town) => (
        <li key={`${town.lat},${town.lng}`} className="max-w-full">
          <PlaceChoice onClick={() => onChoose(town)}>
            {town.name}, {format.country(town.country)}
          </PlaceChoice>
        </li>
      ))}
      {children}
    </ul>
  )
}

export function PlaceChoice({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-full bg-sunk px-3.5 text-sm hover:bg-line/60"
    >
      <MapPin aria-hidden size={16} className="shrink-0 text-ink-soft" />
      <span className="truncate">{children}</span>
    </button>
  )
}
