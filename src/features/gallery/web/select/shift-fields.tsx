import { useText } from '#web/text.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const UNITS = ['days', 'hours', 'minutes'] as const
export type ShiftDraft = Record<(typeof UNITS)[number], string>

/** How far to move the times of photos, each as text. */
export function ShiftFields({ value, onChange }: { value: ShiftDraft; onChange: (value: ShiftDraft) => void }) {
  const t = useText('photoTools.many')
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('shift')}</legend>
      <p className="mb-2 text-sm text-ink-soft">{t('shiftHint')}</p>
      <div className="grid grid-cols-3 gap-3">
        {UNITS.map((unit) => (
          <TextField
            key={unit}
            label={t(unit)}
            inputMode="text"
            autoComplete="off"
            maxLength={6}
            placeholder="0"
            value={value[unit]}
            onChange={(event) => onChange({ ...value, [unit]: event.target.value.replace(/[^\d-]/g, '') })}
          />
        ))}
      </div>
    </fieldset>
  )
}
