import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
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

/** Says what a link to an album or to recent photos would show, before it's made, and asks about family-only ones. */
export function GuestScopeFields({ family_id, scope, value, onChange }: GuestScopeFieldsProps) {
  const t = useText('guests.form')
  const { data } = useQuery(guestPreviewOptions(family_id, scope))
  if (!data) return <Counting />
  return (
    <div className="flex flex-col gap-3">
      <Preview
        count={data.extended_family + (value ? data.family_only : 0)}
        all={data.extended_family + data.family_only + data.private}
        later={t(!scope.album_id ? 'recentLater' : value ? 'albumLater' : 'allLater')}
        hidden={data.private}
      />
      <Checkbox
        label={t('familyOnly')}
        hint={t(value || data.family_only === 0 ? 'familyOnlyHint' : 'familyOnlyLeftOut', { count: data.family_only })}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
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
      <Preview count={data.extended_family} all={data.extended_family} later={t('allLater')} hidden={0} />
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

type PreviewProps = {
  count: number
  /** Of so many photos, if some are left out. */
  all: number
  later: string
  hidden: number
}

function Preview({ count, all, later, hidden }: PreviewProps) {
  const t = useText('guests.form')
  return (
    <div role="status" className="w-full rounded-control bg-sunk px-4 py-3">
      <p className="font-semibold">
        {t(count >= GUEST_PREVIEW_MAX ? 'showsMany' : count < all ? 'showsSome' : 'showsCount', { count, all })}
      </p>
      <p className="text-sm text-ink-soft">{later}</p>
      {hidden > 0 && <p className="text-sm text-ink-soft">{t('private', { count: hidden })}</p>}
    </div>
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
