import { useNavigate } from '@tanstack/react-router'
import {
  Activity,
  Baby,
  CalendarDays,
  CalendarRange,
  ImagePlus,
  SlidersHorizontal,
  Sparkles,
  UserPlus,
  X,
} from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { activityFilterTypes, activityPeriods, type ActivityPeriod } from '../activity.rules.ts'
import type { ActivitySearch } from './activity.search.ts'

/** Debounces typing. */
const TYPING_PAUSE_MS = 300

const icons = {
  all: Activity,
  photo_upload: ImagePlus,
  milestone_added: Sparkles,
  member_joined: UserPlus,
  child_added: Baby,
}

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

/** On phones, type and period are in a menu beside the search, and shown below it once they're chosen. */
export function ActivityFilters({ filters }: { filters: ActivitySearch }) {
  const t = useText('activity.filters')
  const change = useChangeFilters()
  const types = ['all', ...activityFilterTypes] as const
  const type = filters.type ?? 'all'
  const period = filters.period ?? 'all'
  const chooseType = (value: (typeof types)[number]) => change({ type: value === 'all' ? undefined : value })
  const choosePeriod = (value: ActivityPeriod) => change({ period: value === 'all' ? undefined : value })
  const chosen = [type !== 'all' && t(`types.${type}`), period !== 'all' && t(`periods.${period}`)]
    .filter(Boolean)
    .join(' · ')
  return (
    <div className="mb-6">
      <div className="flex items-center gap-1 sm:gap-3">
        <TextFilter
          key={filters.text ? 'set' : 'empty'}
          text={filters.text ?? ''}
          onChange={(text) => change({ text: text || undefined })}
        />
        <Select
          className="max-sm:hidden"
          label={t('type')}
          hideLabel
          value={type}
          onChange={chooseType}
          options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <Select
          className="max-sm:hidden"
          label={t('period')}
          hideLabel
          value={period}
          onChange={choosePeriod}
          options={activityPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
        <span className="sm:hidden">
          <Menu
            items={[
              ...types.map((value) => ({
                label: t(`types.${value}`),
                icon: icons[value],
                current: value === type,
                onSelect: () => chooseType(value),
              })),
              ...activityPeriods.map((value, at) => ({
                label: t(`periods.${value}`),
                icon: value === 'all' ? CalendarRange : CalendarDays,
                current: value === period,
                separated: at === 0,
                onSelect: () => choosePeriod(value),
              })),
            ]}
            trigger={<IconButton icon={SlidersHorizontal} label={t('open')} tooltipAlign="end" />}
          />
        </span>
      </div>
      {chosen && (
        <button
          type="button"
          aria-label={`${chosen}: ${t('clear')}`}
          onClick={() => change({ type: undefined, period: undefined })}
          className="mt-3 inline-flex min-h-10 max-w-full items-center gap-2 rounded-full bg-ember-wash pr-3 pl-4 text-sm font-medium text-ember sm:hidden"
        >
          <span className="truncate">{chosen}</span>
          <X aria-hidden size={16} className="shrink-0" />
        </button>
      )}
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
      className="min-w-0 flex-1"
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
