import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { SEARCH_TEXT_MAX_LENGTH } from '#features/photos/photos.rules.ts'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CategoriesField, MilestonesField, PeopleField } from '#features/viewer/web/details/label-fields.tsx'
import { TagsField } from '#features/viewer/web/details/tags-field.tsx'
import { PhotoToolsText } from '#features/viewer/web/photo-tools-text.tsx'
import type { GalleryFilter } from '#features/photos/web/photos.search.ts'
import { NearField } from './near-field.tsx'
import { saveSearch } from './search-history.ts'
import { SearchIdeas } from './search-ideas.tsx'

type FindDialogProps = {
  family_id: string
  filter: GalleryFilter
  onChange: (filter: GalleryFilter) => void
  onClose: () => void
}

/** The gallery's search and filters, which change nothing until they're applied. */
export function FindDialog(props: FindDialogProps) {
  return (
    <PhotoToolsText>
      <Find {...props} />
    </PhotoToolsText>
  )
}

/** Without a maximum, date fields accept years of more than four digits. */
const LAST_DAY = '9999-12-31'

const listOf = (text: string | undefined) => text?.split(',') ?? []

function Find({ family_id, filter, onChange, onClose }: FindDialogProps) {
  const t = useText('photoTools.find')
  const { data: session } = useQuery(sessionOptions)
  const user_id = session?.user?.id ?? ''
  const form = useId()
  const [draft, setDraft] = useState(filter)
  const isReversed = !!draft.from && !!draft.to && draft.from > draft.to
  const set = (change: GalleryFilter) => setDraft((now) => ({ ...now, ...change }))

  function apply(next: GalleryFilter) {
    const filled = Object.entries(next).filter(([, value]) => value?.trim())
    if (next.text?.trim()) saveSearch(user_id, family_id, next.text)
    onChange(Object.fromEntries(filled) as GalleryFilter)
    onClose()
  }

  function submit() {
    if (!isReversed) apply({ ...draft, ...(draft.text && { text: draft.text.trim().replace(/\s+/g, ' ') }) })
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('title')}
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
      <Form id={form} onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={t('text')}
          type="search"
          placeholder={t('placeholder')}
          data-autofocus
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_TEXT_MAX_LENGTH}
          value={draft.text ?? ''}
          onChange={(event) => set({ text: event.target.value })}
        />
        <SearchIdeas
          {...{ family_id, user_id }}
          text={draft.text ?? ''}
          onText={(text) => apply({ ...draft, text })}
          onTag={(tag) => apply({ ...draft, text: '', tags: [...listOf(draft.tags), tag].join() })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
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
            checked={!!draft.show}
            onChange={(event) => set({ show: event.target.checked ? 'favorites' : undefined })}
          />
          <Checkbox
            label={t('placed')}
            checked={!!draft.placed}
            onChange={(event) => set({ placed: event.target.checked ? 'yes' : undefined })}
          />
        </div>
      </Form>
    </Dialog>
  )
}
