import { useId, useState } from 'react'
import { audiences } from '#shared/audiences.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CategoriesField, MilestonesField, PeopleField } from '#features/viewer/web/details/label-fields.tsx'
import { TagsField } from '#features/viewer/web/details/tags-field.tsx'
import type { ManyChange } from '#features/photos/web/bulk-changes.data.ts'

type EditManyDialogProps = {
  family_id: string
  count: number
  onClose: () => void
  onApply: (change: ManyChange) => void
}

/** Edits all selected photos: adds, removes or changes values. Empty fields change nothing. */
export function EditManyDialog({ family_id, count, onClose, onApply }: EditManyDialogProps) {
  const t = useText('photoTools.many')
  const common = useText('web')
  const form = useId()
  const [change, setChange] = useState<ManyChange>({})
  const [shift, setShift] = useState({ days: '', hours: '', minutes: '' })
  const set = (more: ManyChange) => setChange((now) => ({ ...now, ...more }))
  const minutes = Number(shift.days) * 1440 + Number(shift.hours) * 60 + Number(shift.minutes)

  function submit() {
    const given = Object.entries({ ...change, ...(minutes && { shift_minutes: Math.round(minutes) }) }).filter(
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
      <Form id={form} onSubmit={submit} className="flex flex-col gap-5">
        <TagsField
          family_id={family_id}
          label={t('addTags')}
          value={change.add_tags ?? []}
          onChange={(add_tags) => set({ add_tags })}
        />
        <TagsField
          family_id={family_id}
          label={t('removeTags')}
          value={change.remove_tags ?? []}
          onChange={(remove_tags) => set({ remove_tags })}
        />
        <CategoriesField
          family_id={family_id}
          label={t('addCategories')}
          value={change.add_category_ids ?? []}
          onChange={(add_category_ids) => set({ add_category_ids })}
        />
        <CategoriesField
          family_id={family_id}
          label={t('removeCategories')}
          value={change.remove_category_ids ?? []}
          onChange={(remove_category_ids) => set({ remove_category_ids })}
        />
        <PeopleField
          family_id={family_id}
          label={t('addPeople')}
          value={change.add_person_ids ?? []}
          onChange={(add_person_ids) => set({ add_person_ids })}
        />
        <PeopleField
          family_id={family_id}
          label={t('removePeople')}
          value={change.remove_person_ids ?? []}
          onChange={(remove_person_ids) => set({ remove_person_ids })}
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
        <Select
          label={common('audience.label')}
          value={change.audience ?? ''}
          onChange={(value) => set({ audience: audiences.find((one) => one === value) })}
          options={[
            { value: '', label: t('asItIs') },
            ...audiences.map((audience) => ({ value: audience, label: common(`audience.${audience}.label`) })),
          ]}
        />
        <fieldset>
          <legend className="mb-1 font-semibold">{t('shift')}</legend>
          <p className="mb-2 text-sm text-ink-soft">{t('shiftHint')}</p>
          <div className="grid grid-cols-3 gap-3">
            {(['days', 'hours', 'minutes'] as const).map((unit) => (
              <TextField
                key={unit}
                label={t(unit)}
                inputMode="text"
                autoComplete="off"
                maxLength={6}
                placeholder="0"
                value={shift[unit]}
                onChange={(event) => setShift({ ...shift, [unit]: event.target.value.replace(/[^\d-]/g, '') })}
              />
            ))}
          </div>
        </fieldset>
      </Form>
    </Dialog>
  )
}
