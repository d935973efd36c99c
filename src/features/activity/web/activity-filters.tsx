import { useNavigate } from '@tanstack/react-router'
import {
  Activity,
  Baby,
  CalendarDays,
  CalendarRange,
  ImagePlus,
  Search,
  SlidersHorizontal,
  Sparkles,
  UserPlus,
  X,
} from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { DOT } from '#shared/dot.ts'
import { useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
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

/** The page's heading with a search and a menu of types and periods, which are shown below it once they're chosen. */
export function ActivityFilters({ filters }: { filters: ActivitySearch }) {
  const t = useText('activity')
  const words = useText('activity.filters')
  const change = useChangeFilters()
  const [isSearching, setIsSearching] = useState(false)
  const types = ['all', ...activityFilterTypes] as const
  const type = filters.type ?? 'all'
  const period = filters.period ?? 'all'
  const chooseType = (value: (typeof types)[number]) => change({ type: value === 'all' ? undefined : value })
  const choosePeriod = (value: ActivityPeriod) => change({ period: value === 'all' ? undefined : value })
  const chosen = [type !== 'all' && words(`types.${type}`), period !== 'all' && words(`periods.${period}`)]
    .filter(Boolean)
    .join(DOT)
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <IconButton
              icon={Search}
              label={words('text')}
              aria-expanded={isSearching}
              onClick={() => setIsSearching(!isSearching)}
            />
            <Menu
              items={[
                ...types.map((value) => ({
                  label: words(`types.${value}`),
                  icon: icons[value],
                  current: value === type,
                  onSelect: () => chooseType(value),
                })),
                ...activityPeriods.map((value, at) => ({
                  label: words(`periods.${value}`),
                  icon: value === 'all' ? CalendarRange : CalendarDays,
                  current: value === period,
                  separated: at === 0,
                  onSelect: () => choosePeriod(value),
                })),
              ]}
              trigger={<IconButton icon={SlidersHorizontal} label={words('open')} tooltipAlign="end" />}
            />
          </>
        }
      />
      {(isSearching || filters.text) && (
        <TextFilter
          key={filters.text ? 'set' : 'empty'}
          text={filters.text ?? ''}
          focused={isSearching}
          onChange={(text) => change({ text: text || undefined })}
        />
      )}
      {chosen && (
        <button
          type="button"
          aria-label={`${chosen}: ${words('clear')}`}
          onClick={() => change({ type: undefined, period: undefined })}
          className="mb-6 inline-flex min-h-10 max-w-full items-center gap-2 rounded-full bg-ember-wash pr-3 pl-4 text-sm font-medium text-ember"
        >
          <span className="truncate">{chosen}</span>
          <X aria-hidden size={16} className="shrink-0" />
        </button>
      )}
    </>
  )
}

type TextFilterProps = { text: string; focused: boolean; onChange: (text: string) => void }

function TextFilter({ text, focused, onChange }: TextFilterProps) {
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
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- The search button opened it.
      autoFocus={focused}
      className="mb-6 max-w-xl"
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
