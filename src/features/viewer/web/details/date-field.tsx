import { useFormat, useText } from '#web/text.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { seasons } from '#features/photos/taken-date.ts'
import type { TakenDraft } from '../taken.ts'
import { TimeZoneFields } from './time-zone-fields.tsx'

type DateFieldProps = {
  draft: TakenDraft
  /** Minutes east of UTC, as recorded. */
  offset?: number | null
  /** It was submitted with an invalid date. */
  isWrong: boolean
  /** The choice that keeps the photos' own dates. */
  keepLabel?: string
  onChange: (draft: TakenDraft) => void
}

const PRECISIONS = ['time', 'day', 'month', 'season', 'year', 'about', 'decade', 'unknown'] as const
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** When a photo was taken: first the precision, then the fields for that precision. */
export function DateField({ draft, offset = null, isWrong, keepLabel, onChange }: DateFieldProps) {
  const t = useText('photoTools.date')
  const format = useFormat()
  const { precision } = draft
  const choices = [
    ...(keepLabel ? [{ value: 'keep' as const, label: keepLabel }] : []),
    ...PRECISIONS.map((value) => ({ value, label: t(value) })),
  ]
  const error = isWrong ? t('wrong') : undefined
  const set = (change: Partial<TakenDraft>) => onChange({ ...draft, ...change })
  const asksYear = precision === 'month' || precision === 'season' || precision === 'year' || precision === 'about'
  return (
    <div className="flex flex-col gap-3">
      <Select label={t('label')} value={precision} onChange={(value) => set({ precision: value })} options={choices} />
      <div className="grid grid-cols-2 gap-3 empty:hidden">
        {precision === 'time' && (
          <>
            <TextField
              className="col-span-2"
              hideLabel
              label={t('time')}
              type="datetime-local"
              value={draft.time}
              error={error}
              onChange={(event) => set({ time: event.target.value, day: event.target.value.slice(0, 10) })}
            />
            <TimeZoneFields className="col-span-2" draft={draft} offset={offset} local={draft.time} onChange={set} />
          </>
        )}
        {precision === 'day' && (
          <TextField
            className="col-span-2"
            hideLabel
            label={t('day')}
            type="date"
            value={draft.day}
            error={error}
            onChange={(event) => set({ day: event.target.value })}
          />
        )}
        {precision === 'month' && (
          <Select
            hideLabel
            label={t('month')}
            value={draft.month}
            onChange={(value) => set({ month: value })}
            options={MONTHS.map((value) => ({ value, label: format.monthName(`2000-${value}-01`) }))}
          />
        )}
        {precision === 'season' && (
          <Select
            hideLabel
            label={t('season')}
            value={draft.season}
            onChange={(value) => set({ season: value })}
            options={seasons.map((value) => ({ value, label: t(`seasons.${value}`) }))}
          />
        )}
        {asksYear && (
          <TextField
            hideLabel
            label={t('year')}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            value={draft.year}
            error={error}
            onChange={(event) => set({ year: event.target.value.replace(/\D/g, '') })}
          />
        )}
        {precision === 'decade' && (
          <Select
            className="col-span-2"
            hideLabel
            label={t('decade')}
            value={draft.year ? `${draft.year.slice(0, 3)}0` : ''}
            error={error}
            onChange={(value) => set({ year: value })}
            options={[
              { value: '', label: '…' },
              ...decades().map((year) => ({ value: year, label: t('decadeOf', { year }) })),
            ]}
          />
        )}
      </div>
    </div>
  )
}

/** Newest first, back to the oldest photographs. */
function decades(): string[] {
  const latest = Math.floor(new Date().getFullYear() / 10) * 10
  return Array.from({ length: (latest - 1820) / 10 }, (_, at) => String(latest - at * 10))
}
