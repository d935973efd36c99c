import { useText } from '#web/text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Frame } from '../frames.contract.ts'
import { frameSeconds, SECONDS_DEFAULT } from '../frames.rules.ts'

type FrameLookFieldsProps = { frame: Frame | undefined; isScreen: boolean }

const texts = ['captions', 'ages', 'places'] as const

/** What is written on the photos, and for screens how long each is shown and when it's dark. */
export function FrameLookFields({ frame, isScreen }: FrameLookFieldsProps) {
  const t = useText('frames.form')
  const seconds = frame?.seconds ?? SECONDS_DEFAULT
  const choices = [...new Set<number>([...frameSeconds, seconds])].toSorted((a, b) => a - b)
  return (
    <>
      <fieldset className="flex flex-col">
        <legend className="mb-1.5 font-semibold">{t('texts')}</legend>
        {texts.map((text) => (
          <Checkbox
            key={text}
            name={`shows_${text}`}
            label={t(text)}
            defaultChecked={frame?.[`shows_${text}`] ?? true}
          />
        ))}
      </fieldset>
      {isScreen && (
        <>
          <Select
            label={t('seconds')}
            name="seconds"
            defaultValue={String(seconds)}
            options={choices.map((count) => ({
              value: String(count),
              label: count < 60 ? t('secondsCount', { count }) : t('minutesCount', { count: Math.round(count / 60) }),
            }))}
          />
          <div className="grid grid-cols-2 gap-4">
            <TextField label={t('quietFrom')} type="time" name="quiet_from" defaultValue={clockOf(frame?.quiet_from)} />
            <TextField label={t('quietTo')} type="time" name="quiet_to" defaultValue={clockOf(frame?.quiet_to)} />
          </div>
          <p className="-mt-3 text-sm text-ink-soft">{t('quietHint')}</p>
        </>
      )}
      <input
        type="hidden"
        name="timezone"
        value={frame?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone}
      />
    </>
  )
}

/** What the fields above say. Quiet hours need both times. */
export function readLook(fields: FormData) {
  const [quiet_from, quiet_to] = [minutesOf(fields.get('quiet_from')), minutesOf(fields.get('quiet_to'))]
  const isQuiet = quiet_from !== null && quiet_to !== null
  return {
    shows_captions: fields.has('shows_captions'),
    shows_ages: fields.has('shows_ages'),
    shows_places: fields.has('shows_places'),
    seconds: Number(fields.get('seconds') ?? SECONDS_DEFAULT),
    quiet_from: isQuiet ? quiet_from : null,
    quiet_to: isQuiet ? quiet_to : null,
    timezone: String(fields.get('timezone')),
  }
}

function clockOf(minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined) return ''
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function minutesOf(time: FormDataEntryValue | null): number | null {
  const [hours, minutes] = String(time ?? '').split(':')
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null
}
