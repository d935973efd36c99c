import { useId, useState } from 'react'
import { audiences } from '#shared/audiences.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { MoreOptions } from '#web/ui/more-options.tsx'
import { Select } from '#web/ui/select.tsx'
import { CategoriesField, MilestonesField, PeopleField } from '#features/viewer/web/details/label-fields.tsx'
import { DateField } from '#features/viewer/web/details/date-field.tsx'
import { takenChange, type PhotoDraft } from '#features/viewer/web/details/photo-draft.ts'
import { PlaceField } from '#features/viewer/web/details/place-field.tsx'
import { TimeZoneFields } from '#features/viewer/web/details/time-zone-fields.tsx'
import { draftOf, takenOf, type TakenDraft } from '#features/viewer/web/taken.ts'
import { PHOTO_DESCRIPTION_MAX_LENGTH } from '#features/photos/photos.rules.ts'
import { LocalTime } from '#features/photos/photos.schemas.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TagsField } from '#features/viewer/web/details/tags-field.tsx'
import type { ManyChange } from '#features/photos/web/bulk-changes.data.ts'
import { ShiftFields, type ShiftDraft } from './shift-fields.tsx'

type EditManyDialogProps = {
  family_id: string
  count: number
  onClose: () => void
  onApply: (change: ManyChange) => void
}

const NO_PLACE = { location_name: null, location_lat: null, location_lng: null }
const NOWHERE = { location_name: '', position: null }

/** Edits all selected photos: adds, removes or changes values. Empty fields change nothing. */
export function EditManyDialog({ family_id, count, onClose, onApply }: EditManyDialogProps) {
  const t = useText('photoTools.many')
  const words = useText('photoTools.form')
  const common = useText('web')
  const form = useId()
  const [change, setChange] = useState<ManyChange>({})
  const [shift, setShift] = useState<ShiftDraft>({ days: '', hours: '', minutes: '' })
  const [taken, setTaken] = useState<TakenDraft>({ ...draftOf(null, 'time'), precision: 'keep' })
  const [place, setPlace] = useState<Pick<PhotoDraft, 'location_name' | 'position'>>(NOWHERE)
  const [isDateWrong, setDateWrong] = useState(false)
  const [isMore, setMore] = useState(false)
  const isDated = taken.precision !== 'keep'
  const set = (more: ManyChange) => setChange((now) => ({ ...now, ...more }))
  const minutes = Number(shift.days) * 1440 + Number(shift.hours) * 60 + Number(shift.minutes)

  function submit(node: HTMLFormElement) {
    if (node.querySelector('[aria-invalid="true"]')) return
    const taken_at = takenOf(taken)
    if (isDated && (taken_at === undefined || (taken_at !== null && !LocalTime.safeParse(taken_at).success)))
      return setDateWrong(true)
    const { location_name, position } = place
    const all: ManyChange = {
      ...change,
      ...(isDated
        ? takenChange(taken)
        : { ...(minutes && { shift_minutes: Math.round(minutes) }), ...zoneChange(taken) }),
      ...(change.description?.trim() ? {} : { description: undefined }),
      ...(location_name.trim() && { location_name }),
      ...(position && { location_lat: position.lat, location_lng: position.lng }),
    }
    const given = Object.entries(all).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    )
    if (given.length === 0) return onClose()
    onApply(Object.fromEntries(given) as ManyChange)
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('title', { count })}
      description={t('text')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button type="submit" form={form} disabled={Number.isNaN(minutes)}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} data-autofocus tabIndex={-1} className="flex flex-col gap-5 outline-none">
        <PeopleField
          family_id={family_id}
          label={t('addPeople')}
          value={change.add_person_ids ?? []}
          onChange={(add_person_ids) => set({ add_person_ids })}
        />
        <TagsField
          family_id={family_id}
          label={t('addTags')}
          value={change.add_tags ?? []}
          onChange={(add_tags) => set({ add_tags })}
        />
        <CategoriesField
          family_id={family_id}
          label={t('addCategories')}
          value={change.add_category_ids ?? []}
          onChange={(add_category_ids) => set({ add_category_ids })}
        />
        <TextArea
          label={words('description')}
          name="description"
          maxLength={PHOTO_DESCRIPTION_MAX_LENGTH}
          value={change.description ?? ''}
          onChange={(event) => set({ description: event.target.value })}
        />
        <PlaceField photo={NO_PLACE} value={place} onChange={(more) => setPlace((now) => ({ ...now, ...more }))} />
        <DateField
          draft={taken}
          isWrong={isDateWrong}
          keepLabel={t('asItIs')}
          onChange={(draft) => {
            setDateWrong(false)
            setTaken(draft)
          }}
        />
        <Select
          label={common('audience.label')}
          value={change.audience ?? ''}
          onChange={(value) => set({ audience: audiences.find((one) => one === value) })}
          options={[
            { value: '', label: t('asItIs') },
            ...audiences.map((audience) => ({ value: audience, label: common(`audience.${audience}.label`) })),
          ]}
        />
        <MoreOptions title={t('more')} isOpen={isMore} onToggle={setMore}>
          {!isDated && (
            <>
              <ShiftFields value={shift} onChange={setShift} />
              <TimeZoneFields
                draft={taken}
                keepLabel={t('asItIs')}
                hint={t('zoneHint')}
                onChange={(zone) => setTaken((now) => ({ ...now, ...zone }))}
              />
            </>
          )}
          <PeopleField
            family_id={family_id}
            label={t('removePeople')}
            value={change.remove_person_ids ?? []}
            onChange={(remove_person_ids) => set({ remove_person_ids })}
          />
          <TagsField
            family_id={family_id}
            label={t('removeTags')}
            value={change.remove_tags ?? []}
            onChange={(remove_tags) => set({ remove_tags })}
          />
          <CategoriesField
            family_id={family_id}
            label={t('removeCategories')}
            value={change.remove_category_ids ?? []}
            onChange={(remove_category_ids) => set({ remove_category_ids })}
          />
          <MilestonesField
            family_id={family_id}
            label={t('addMilestones')}
            value={change.add_milestone_ids ?? []}
            onChange={(add_milestone_ids) => set({ add_milestone_ids })}
          />
          <MilestonesField
            family_id={family_id}
            label={t('removeMilestones')}
            value={change.remove_milestone_ids ?? []}
            onChange={(remove_milestone_ids) => set({ remove_milestone_ids })}
          />
        </MoreOptions>
      </Form>
    </Dialog>
  )
}

function zoneChange({ timezone, clock }: TakenDraft): ManyChange {
  if (timezone === 'unknown') return { taken_offset_minutes: null }
  return timezone ? { timezone, ...(clock && { clock_timezone: clock }) } : {}
}
