import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countedInput } from '#features/photos/web/photos.data.ts'
import { readGalleryFilter, type GallerySearch } from '#features/photos/web/photos.search.ts'
import { lastDayOf } from '#shared/days.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Select } from '#web/ui/select.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { FilterChips } from '../find/filter-chips.tsx'
import { SearchInput } from '../find/search-input.tsx'
import { useTyping } from '../find/use-typing.ts'
import { monthsOptions } from '../timeline/timeline.data.ts'

/** What the picker shows. A year or month applies unless the words have dates. */
export function usePickerFilter() {
  const [search, setSearch] = useState<GallerySearch>({})
  const [month, setMonth] = useState('')
  const dates = month && !search.from && !search.to ? datesOf(month) : {}
  return { ...{ search, setSearch, month, setMonth }, filter: readGalleryFilter({ ...search, ...dates }) }
}

type PickerFilterProps = ReturnType<typeof usePickerFilter> & { family_id: string }

/** The gallery's search, and the years and months that have photos. */
export function PickerFilter({ family_id, search, setSearch, month, setMonth }: PickerFilterProps) {
  const t = useText('picker')
  const find = useText('photoTools.find')
  const format = useFormat()
  const isNarrow = useIsNarrow()
  const { data: months = [] } = useQuery(monthsOptions(family_id, countedInput(search)))
  async function change(next: GallerySearch) {
    if (next.from || next.to) setMonth('')
    setSearch(next)
  }
  const { draft, type, finish } = useTyping({ family_id, search, onChange: change })
  return (
    <>
      <div className="mb-2 flex flex-wrap gap-2">
        <SearchInput
          className="basis-64"
          label={find('text')}
          placeholder={find(isNarrow ? 'text' : 'placeholder')}
          value={draft ?? search.text ?? ''}
          onChange={(event) => type(event.target.value)}
          onBlur={() => void finish(draft)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // A form around the picker isn't meant.
            event.preventDefault()
            void finish(draft)
          }}
        />
        <Select
          className="grow basis-40 sm:grow-0"
          hideLabel
          label={t('month')}
          value={month}
          onChange={(next) => {
            const { from: _from, to: _to, ...others } = search
            setSearch(others)
            setMonth(next)
          }}
          options={[
            { value: '', label: t('anyMonth') },
            ...[...Map.groupBy(months, (one) => one.month.slice(0, 4))].flatMap(([year, ofYear]) => [
              { value: year, label: String(Number(year)) },
              ...ofYear.map((one) => ({ value: one.month, label: format.month(`${one.month}-01`) })),
            ]),
          ]}
        />
      </div>
      <FilterChips family_id={family_id} search={search} onChange={(next) => void change(next)} />
    </>
  )
}

/** Of a year or month. */
function datesOf(time: string): { from: string; to: string } {
  return time.length === 4
    ? { from: `${time}-01-01`, to: `${time}-12-31` }
    : { from: `${time}-01`, to: lastDayOf(time) }
}
