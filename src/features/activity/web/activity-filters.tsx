import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#web/text.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { activityFilterTypes, activityPeriods } from '../activity.rules.ts'
import type { ActivitySearch } from './activity.search.ts'

/** Debounces typing. */
const TYPING_PAUSE_MS = 300

/** Puts filters into the URL, leaving out defaults. */
export function useChangeFilters(): (change: ActivitySearch) => void {
  const navigate = useNavigate()
  return (change) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    })
}

export function ActivityFilters({ filters }: { filters: ActivitySearch }) {
  const t = useText('activity.filters')
  const change = useChangeFilters()
  return (
    <div className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-[1fr_1fr_1.4fr]">
      <Select
        label={t('type')}
        hideLabel
        value={filters.type ?? 'all'}
        onChange={(value) => change({ type: pick(activityFilterTypes, value) })}
        options={[
          { value: 'all', label: t('types.all') },
          ...activityFilterTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        ]}
      />
      <Select
        label={t('period')}
        hideLabel
        value={filters.period ?? 'all'}
        onChange={(value) => {
          const period = pick(activityPeriods, value)
          change({ period: period === 'all' ? undefined : period })
        }}
        options={activityPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
      />
      <TextFilter
        key={filters.text ? 'set' : 'empty'}
        text={filters.text ?? ''}
        onChange={(text) => change({ text: text || undefined })}
      />
    </div>
  )
}

function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useText('activity.filters')
  const [typed, setTyped] = useState(text)
  const apply = useEffectEvent((words: string) => {
    if (words !== text) onChange(words)
  })
  useEffect(() => {
    const timer = setTimeout(() => apply(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      className="col-span-full sm:col-span-1"
      label={t('text')}
      hideLabel
      type="search"
      placeholder={t('placeholder')}
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

function pick<const Value extends string>(values: readonly Value[], value: string): Value | undefined {
  return values.find((known) => known === value)
}
