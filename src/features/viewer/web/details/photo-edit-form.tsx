import { useState } from 'react'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { PHOTO_DESCRIPTION_MAX_LENGTH } from '#features/photos/photos.rules.ts'
import { LocalTime } from '#features/photos/photos.schemas.ts'
import { deleteDraft } from '#web/drafts.ts'
import { useText } from '#web/text.tsx'
import { AskBeforeLeaving } from '#web/ui/ask-before-leaving.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormDraft } from '#web/ui/form-draft.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { takenOf } from '../taken.ts'
import { AudienceField } from '#web/ui/audience-field.tsx'
import { Form } from '#web/ui/form.tsx'
import { DateField } from './date-field.tsx'
import { CategoriesField, MilestonesField, PeopleField } from './label-fields.tsx'
import { changesOf, draftOfPhoto, type PhotoDraft } from './photo-draft.ts'
import { useEditPhoto } from './photo-mutations.ts'
import { PlaceField } from './place-field.tsx'
import { TagsField } from './tags-field.tsx'

/** The form for a photo's details. Leaving with unsaved changes asks for confirmation. */
export function PhotoEditForm({ photo, onDone }: { photo: PhotoDetail; onDone: () => void }) {
  const words = useText('photoTools.form')
  const tools = useText('photoTools.edit')
  const common = useText('web')
  const [begun, setBegun] = useState(photo)
  const [draft, setDraft] = useState(() => draftOfPhoto(begun))
  const [isDateWrong, setDateWrong] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const { family_id } = photo
  const draftName = `photo.${photo.id}`
  const [sent, setSent] = useState<PhotoDraft>()
  // Changes made while saving are still unsaved.
  const saving = useEditPhoto({ family_id, photo_id: photo.id }, (saved) => (draft === sent ? done() : setBegun(saved)))

  function done() {
    deleteDraft(draftName)
    onDone()
  }

  function set(change: Partial<PhotoDraft>) {
    setChanged(true)
    setDateWrong(false)
    setDraft((now) => ({ ...now, ...change }))
  }

  function save(form: HTMLFormElement) {
    if (form.querySelector('[aria-invalid="true"]')) return
    const taken = takenOf(draft.taken)
    if (taken === undefined || (taken !== null && !LocalTime.safeParse(taken).success)) return setDateWrong(true)
    setSent(draft)
    saving.mutate(changesOf(begun, draft, photo))
  }

  return (
    <Form onSubmit={save} className="flex flex-col gap-5 **:scroll-mb-24">
      <FormDraft name={draftName} />
      <TextArea
        label={words('description')}
        name="description"
        rows={2}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
        error={
          draft.description.length > PHOTO_DESCRIPTION_MAX_LENGTH
            ? tools('tooLong', { max: PHOTO_DESCRIPTION_MAX_LENGTH })
            : undefined
        }
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just opened this form
        autoFocus
      />
      <PeopleField family_id={family_id} value={draft.person_ids} onChange={(person_ids) => set({ person_ids })} />
      <DateField
        draft={draft.taken}
        offset={begun.taken_offset_minutes}
        isWrong={isDateWrong}
        onChange={(taken) => set({ taken })}
      />
      <PlaceField photo={photo} value={draft} onChange={set} />
      <TagsField family_id={family_id} value={draft.tags} onChange={(tags) => set({ tags })} />
      <CategoriesField
        family_id={family_id}
        value={draft.category_ids}
        onChange={(category_ids) => set({ category_ids })}
      />
      <MilestonesField
        family_id={family_id}
        value={draft.milestone_ids}
        onChange={(milestone_ids) => set({ milestone_ids })}
      />
      <AudienceField
        value={draft.audience}
        canBePrivate={photo.can.keep_private}
        onChange={(audience) => set({ audience })}
      />
      <Checkbox
        label={words('markFavorite')}
        checked={draft.is_favorite}
        onChange={(event) => set({ is_favorite: event.target.checked })}
      />
      <div className="sticky bottom-0 z-1 -mx-5 -mb-5 flex flex-wrap justify-end gap-2.5 max-md:flex-wrap-reverse max-md:*:grow border-t border-line bg-card px-5 py-3">
        <Button kind="quiet" onClick={done}>
          {common('actions.cancel')}
        </Button>
        <Button type="submit" busy={saving.isPending} busyLabel={words('saving')}>
          {words('save')}
        </Button>
      </div>
      <AskBeforeLeaving
        when={isChanged}
        onLeave={() => deleteDraft(draftName)}
        title={words('discardTitle')}
        text={words('discardText')}
        stayLabel={words('keepEditing')}
        leaveLabel={words('discard')}
      />
    </Form>
  )
}
