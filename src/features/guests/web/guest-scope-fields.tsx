import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import {
  GUEST_ADD_DAYS,
  GUEST_ADD_GIGABYTES,
  GUEST_PREVIEW_MAX,
  guestRecentDays,
  PIN_MAX_LENGTH,
} from '../guests.rules.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { guestPreviewOptions, type GuestScope } from './guests.data.ts'

type GuestScopeFieldsProps = {
  family_id: string
  scope: GuestScope
  /** Whether family-only photos are shown too. */
  value: boolean
  onChange: (shows_family_only: boolean) => void
}

/** Asks whether a link to an album or to recent photos shows family-only ones, too, and says how many there are. */
export function GuestScopeFields({ family_id, scope, value, onChange }: GuestScopeFieldsProps) {
  const t = useText('guests.form')
  const { data } = useQuery(guestPreviewOptions(family_id, scope))
  if (!data) return <Counting />
  const { extended_family: shared, family_only, private: hidden } = data
  const all = shared + family_only
  const isCounted = family_only > 0 && all < GUEST_PREVIEW_MAX
  const later = t(scope.album_id ? 'albumLater' : 'recentLater', { which: value ? 'all' : 'shared' })
  return (
    <div className="flex flex-col gap-3">
      {!isCounted && <Preview count={all} later={later} hidden={hidden} />}
      <ChoiceGroup
        label={t('shows')}
        value={value ? 'all' : 'shared'}
        onChange={(which) => onChange(which === 'all')}
        options={[
          isCounted
            ? {
                value: 'shared',
                label: t('onlyShared', { count: shared }),
                hint: t('sharedHint', { count: family_only }),
              }
            : { value: 'shared', label: t('withoutFamily') },
          isCounted
            ? {
                value: 'all',
                label: t('everything', { count: all, hidden }),
                hint: t('everythingHint', { count: family_only }),
              }
            : { value: 'all', label: t('withFamily') },
        ]}
      />
      {isCounted && <Later later={later} hidden={hidden} />}
    </div>
  )
}

type WholeLinkPreviewProps = { family_id: string; person_ids: readonly string[]; onRecent: () => void }

/** Says what a link to everything that's shared with extended family would show, and offers more if that's nothing. */
export function WholeLinkPreview({ family_id, person_ids, onRecent }: WholeLinkPreviewProps) {
  const t = useText('guests.form')
  const scope = person_ids.length > 0 ? { person_ids: person_ids.join(',') } : {}
  const { data } = useQuery(guestPreviewOptions(family_id, scope))
  if (!data) return <Counting />
  return (
    <div className="flex flex-col items-start gap-2">
      <Preview count={data.extended_family} later={t('allLater')} hidden={0} />
      {data.extended_family === 0 && (
        <Button kind="quiet" onClick={onRecent}>
          {t('shareRecent', { days: guestRecentDays[0] })}
        </Button>
      )}
    </div>
  )
}

function Counting() {
  const t = useText('guests.form')
  return <p className="min-h-12 text-ink-soft">{t('counting')}</p>
}

type PreviewProps = { count: number; later: string; hidden: number }

function Preview({ count, later, hidden }: PreviewProps) {
  const t = useText('guests.form')
  return (
    <div role="status" className="w-full rounded-control bg-sunk px-4 py-3">
      <p className="font-semibold">{t(count >= GUEST_PREVIEW_MAX ? 'showsMany' : 'showsCount', { count })}</p>
      <Later later={later} hidden={hidden} />
    </div>
  )
}

function Later({ later, hidden }: Omit<PreviewProps, 'count'>) {
  const t = useText('guests.form')
  return (
    <p className="text-sm text-ink-soft">
      {later} {hidden > 0 && t('private', { count: hidden })}
    </p>
  )
}

type GuestAccessFieldsProps = { ofAlbum: boolean; error: string | undefined; onChange: () => void }

/** What the guest can do, and the PIN. */
export function GuestAccessFields({ ofAlbum, error, onChange }: GuestAccessFieldsProps) {
  const t = useText('guests.form')
  return (
    <>
      <div className="flex flex-col gap-3">
        <Checkbox name="can_comment" label={t('comment')} hint={t('commentHint')} />
        <Checkbox name="can_save" label={t('save')} hint={t('saveHint')} />
        {ofAlbum && (
          <Checkbox
            name="can_add"
            label={t('send')}
            hint={t('sendHint', { days: GUEST_ADD_DAYS, gigabytes: GUEST_ADD_GIGABYTES })}
          />
        )}
        {ofAlbum && <Checkbox name="shows_cover" label={t('cover')} hint={t('coverHint')} onChange={onChange} />}
      </div>
      <TextField
        label={t('pin')}
        hint={t('pinHint')}
        optional
        name="pin"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PIN_MAX_LENGTH}
        error={error}
        onChange={onChange}
      />
    </>
  )
}
