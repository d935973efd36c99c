import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIdempotencyKey } from '#web/use-idempotency-key.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AlbumDetail } from '../albums.contract.ts'
import { SECTION_TEXT_MAX_LENGTH, SECTION_TITLE_MAX_LENGTH } from '../albums.rules.ts'
import { albumsContract, useAlbumChange, type Section, placeOf } from './albums.data.ts'

type SectionFormProps = { album: AlbumDetail; onClose: () => void } & (
  | { section: Section }
  | {
      /** The photo that the new text comes before; null for the end of the album. */
      before_photo_id: string | null
    }
)

/** Writes text between an album's photos. */
export function SectionForm({ album, onClose, ...which }: SectionFormProps) {
  const t = useText('albums')
  const section = 'section' in which ? which.section : undefined
  const [problems, setProblems] = useState<{ title?: string; text?: string }>({})
  const key = useIdempotencyKey()
  const adding = useAlbumChange(albumsContract.addSection)
  const editing = useAlbumChange(albumsContract.editSection)
  const deletion = useAlbumChange(albumsContract.deleteSection)
  const outcome = {
    failed: t('toasts.failed'),
    onSuccess: () => onClose(),
  }

  function submit(form: HTMLFormElement) {
    const typed = new FormData(form)
    const fields = { title: String(typed.get('title')).trim(), text: String(typed.get('text')).trim() }
    const wrong = {
      ...(fields.title.length > SECTION_TITLE_MAX_LENGTH && {
        title: t('errors.too_long', { max: SECTION_TITLE_MAX_LENGTH }),
      }),
      ...(fields.text.length > SECTION_TEXT_MAX_LENGTH && {
        text: t('errors.too_long', { max: SECTION_TEXT_MAX_LENGTH }),
      }),
      ...(!fields.title && !fields.text && { title: t('errors.section_required') }),
    }
    setProblems(wrong)
    if (Object.keys(wrong).length) return
    const place = placeOf(album)
    if (section) editing.mutate({ ...place, section_id: section.id, ...fields }, outcome)
    else if ('before_photo_id' in which) {
      const { before_photo_id } = which
      adding.mutate({ ...place, once: key.of({ ...fields, before_photo_id }), ...fields, before_photo_id }, outcome)
    }
  }

  return (
    <FormDialog
      title={section ? t('section.editTitle') : t('section.addTitle')}
      description={
        section
          ? undefined
          : 'before_photo_id' in which && which.before_photo_id
            ? t('section.where')
            : t('section.atEnd')
      }
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('section.save')}
      busy={adding.isPending || editing.isPending}
      busyLabel={t('section.saving')}
    >
      <TextField
        label={t('section.title')}
        name="title"
        placeholder={t('section.titlePlaceholder')}
        autoComplete="off"
        data-autofocus
        defaultValue={section?.title ?? ''}
        error={problems.title}
        onChange={() => setProblems({})}
      />
      <TextArea
        label={t('section.text')}
        name="text"
        defaultValue={section?.text ?? ''}
        error={problems.text}
        onChange={() => setProblems({})}
      />
      {section && (
        <Button
          kind="risky"
          className="self-start"
          busy={deletion.isPending}
          onClick={() => deletion.mutate({ ...placeOf(album), section_id: section.id }, outcome)}
        >
          <Trash2 aria-hidden size={18} />
          {t('section.delete')}
        </Button>
      )}
    </FormDialog>
  )
}
