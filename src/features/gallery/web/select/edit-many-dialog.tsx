import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { audiences } from '#shared/audiences.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CategoriesField, MilestonesField } from '#features/viewer/web/details/label-fields.tsx'
import { TagsField } from '#features/viewer/web/details/tags-field.tsx'
import { choicesOptions } from '#features/photos/web/photos.data.ts'
import type { ManyChange } from '#features/photos/web/bulk-changes.data.ts'

type EditManyDialogProps = {
  family_id: string
  count: number
  onClose: () => void
  onApply: (change: ManyChange) => void
}

/** Removes the child from the photos. */
const NO_CHILD = 'none'

/** Edits all selected photos: adds, removes or changes values. Empty fields change nothing. */
export function EditManyDialog({ family_id, count, onClose, onApply }: EditManyDialogProps) {
  const t = useText('photoTools.many')
  const edit = useText('photoTools.edit')
  const common = useText('web')
  const form = useId()
  const { data: choices } = useQuery(choicesOptions(family_id))
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
        {!!choices?.children.length && (
          <Select
            label={edit('child')}
            value={change.child_id === null ? NO_CHILD : (change.child_id ?? '')}
            onChange={(value) => set({ child_id: value === NO_CHILD ? null : value === '' ? undefined : value })}
            options={[
              { value: '', label: t('asItIs') },
              { value: NO_CHILD, label: edit('noChild') },
              ...choices.children.map(({ id, first_name }) => ({ value: id, label: first_name })),
            ]}
          />
        )}
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
