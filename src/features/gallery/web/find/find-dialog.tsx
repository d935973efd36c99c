import { useId, useState } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CategoriesField, MilestonesField, PeopleField } from '#features/viewer/web/details/label-fields.tsx'
import { TagsField } from '#features/viewer/web/details/tags-field.tsx'
import type { GalleryFilter } from '#features/photos/web/photos.search.ts'
import { NearField } from './near-field.tsx'

type FindDialogProps = {
  family_id: string
  filter: GalleryFilter
  onChange: (filter: GalleryFilter) => void
  onClose: () => void
}

/** Without a maximum, date fields accept years of more than four digits. */
const LAST_DAY = '9999-12-31'

const listOf = (text: string | undefined) => text?.split(',') ?? []

/** The gallery's filters, which change nothing until they're applied. */
export function FindDialog({ family_id, filter, onChange, onClose }: FindDialogProps) {
  const t = useText('photoTools.find')
  const form = useId()
  const [draft, setDraft] = useState(filter)
  const isReversed = !!draft.from && !!draft.to && draft.from > draft.to
  const set = (change: GalleryFilter) => setDraft((now) => ({ ...now, ...change }))

  function apply(next: GalleryFilter) {
    const filled = Object.entries(next).filter(([, value]) => value?.trim())
    onChange(Object.fromEntries(filled) as GalleryFilter)
    onClose()
  }

  function submit() {
    if (!isReversed) apply(draft)
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('more')}
      actions={
        <>
          <Button kind="quiet" onClick={() => apply({})}>
            {t('clear')}
          </Button>
          <Button type="submit" form={form}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} tabIndex={-1} data-autofocus className="flex flex-col gap-5 outline-none">
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('from')}
            type="date"
            max={LAST_DAY}
            value={draft.from ?? ''}
            onChange={(event) => set({ from: event.target.value })}
          />
          <TextField
            label={t('to')}
            type="date"
            max={LAST_DAY}
            value={draft.to ?? ''}
            error={isReversed ? t('reversed') : undefined}
            onChange={(event) => set({ to: event.target.value })}
          />
        </div>
        <PeopleField
          family_id={family_id}
          value={listOf(draft.people)}
          onChange={(ids) => set({ people: ids.join() })}
        />
        <Checkbox
          label={t('onlyThem')}
          checked={!!draft.only}
          onChange={(event) => set({ only: event.target.checked ? 'yes' : undefined })}
        />
        <CategoriesField
          family_id={family_id}
          value={listOf(draft.category)}
          onChange={(ids) => set({ category: ids.join() })}
        />
        <MilestonesField
          family_id={family_id}
          value={listOf(draft.milestone)}
          onChange={(ids) => set({ milestone: ids.join() })}
        />
        <TagsField family_id={family_id} value={listOf(draft.tags)} onChange={(tags) => set({ tags: tags.join() })} />
        <NearField value={draft.near} area={filter.area} onChange={(near) => set({ near })} />
        <Select
          label={t('sort')}
          value={draft.sort ?? ''}
          onChange={(value) => set({ sort: value || undefined })}
          options={[
            { value: '', label: t('sorts.newest') },
            { value: 'oldest', label: t('sorts.oldest') },
            { value: 'added', label: t('sorts.added') },
          ]}
        />
        <div className="grid gap-2 sm:grid-cols-2">
          <Checkbox
            label={t('favorites')}
            checked={draft.show === 'favorites'}
            onChange={(event) => set({ show: event.target.checked ? 'favorites' : undefined })}
          />
          <Checkbox
            label={t('placed')}
            checked={!!draft.placed}
            onChange={(event) => set({ placed: event.target.checked ? 'yes' : undefined })}
          />
          <Checkbox
            label={t('archived')}
            checked={draft.show === 'archived'}
            onChange={(event) => set({ show: event.target.checked ? 'archived' : undefined })}
          />
        </div>
      </Form>
    </Dialog>
  )
}
