import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { familyOptions } from '#features/families/web/families.data.ts'
import { memberName } from '#features/families/web/member-name.ts'
import type { AlbumRule } from '#features/photos/photos.filters.ts'
import { BULK_MAX } from '#features/photos/photos.rules.ts'
import { roleTable } from '#shared/role-table.ts'
import { ApiProblem } from '#web/api.ts'
import { useNavigateFromHere } from '#web/navigate-from-here.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { AudienceField } from '#web/ui/audience-field.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { MoreOptions } from '#web/ui/more-options.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { AlbumDetail } from '../albums.contract.ts'
import {
  ALBUM_DESCRIPTION_MAX_LENGTH,
  ALBUM_PLACE_MAX_LENGTH,
  ALBUM_TITLE_MAX_LENGTH,
  ALBUMS_MAX,
} from '../albums.rules.ts'
import { albumsContract, useAlbumChange, useCreateAlbum, type AlbumFields, placeOf } from './albums.data.ts'

type AlbumFormProps = {
  family_id: string
  /** The album to change; without one, an album is created and opened. */
  album?: AlbumDetail
  /** What a new album starts with. */
  start?: { title?: string; place?: string | null; photo_ids?: string[]; rule?: AlbumRule }
  onClose: () => void
  /** Instead of opening the new album. */
  onCreated?: (album: AlbumDetail) => void
}

const fieldNames = ['title', 'description', 'place', 'starts_on', 'ends_on'] as const
type FieldName = (typeof fieldNames)[number]
const longest: { [name in FieldName]?: number } = {
  title: ALBUM_TITLE_MAX_LENGTH,
  description: ALBUM_DESCRIPTION_MAX_LENGTH,
  place: ALBUM_PLACE_MAX_LENGTH,
}

export function AlbumForm({ family_id, album, start = {}, onClose, onCreated }: AlbumFormProps) {
  const t = useText('albums')
  const say = useProblemText()
  const navigate = useNavigateFromHere()
  const { data: session } = useQuery(sessionOptions)
  const [audience, setAudience] = useState(album?.audience ?? 'family_only')
  const [contributors, setContributors] = useState(album?.contributors ?? 'everyone')
  const [chosen, setChosen] = useState<readonly string[]>(album?.contributor_ids ?? [])
  const [isMore, setMore] = useState(!!album)
  const [problems, setProblems] = useState<{ [name in FieldName]?: string }>({})
  const creating = useCreateAlbum(family_id)
  const editing = useAlbumChange(albumsContract.editAlbum)
  const { photo_ids = [], rule } = start
  const isRule = rule !== undefined || !!album?.rule

  function submit(form: HTMLFormElement) {
    const typed = new FormData(form)
    const text = (name: FieldName) => String(typed.get(name) ?? '').trim()
    const wrong = problemsOf(text)
    setProblems(wrong)
    if (wrong.place || wrong.ends_on) setMore(true)
    if (Object.keys(wrong).length) return
    const fields: AlbumFields = {
      ...{ title: text('title'), description: text('description') || null, place: text('place') || null },
      ...{ starts_on: text('starts_on') || null, ends_on: text('ends_on') || null },
      ...{ audience, contributors, contributor_ids: contributors === 'chosen' ? [...chosen] : [] },
    }
    if (album)
      return editing.mutate(
        { ...placeOf(album), ...fields },
        {
          onError,
          onSuccess() {
            toast({ title: t('toasts.saved') })
            onClose()
          },
        },
      )
    creating.mutate(
      { ...fields, ...(rule ? { rule } : photo_ids.length <= BULK_MAX && { photo_ids }) },
      { onError, onSuccess: onMade },
    )
  }

  function onMade(made: AlbumDetail) {
    toast({ title: t('toasts.created', { title: made.title }) })
    if (onCreated) return onCreated(made)
    void navigate({ to: '/families/$familyId/albums/$albumId', params: { familyId: family_id, albumId: made.id } })
  }

  function onError(error: Error) {
    const isFull = error instanceof ApiProblem && error.code === 'too_many'
    toast({
      kind: 'error',
      title: t('toasts.failed'),
      description: isFull ? t('errors.too_many', { max: ALBUMS_MAX }) : say(error),
    })
  }

  function problemsOf(text: (name: FieldName) => string): typeof problems {
    const found = fieldNames.flatMap((name) => {
      const max = longest[name]
      if (name === 'title' && !text(name)) return [[name, t('errors.album_title_required')]]
      if (max && text(name).length > max) return [[name, t('errors.too_long', { max })]]
      if (name === 'ends_on' && text('starts_on') && text(name) && text(name) < text('starts_on'))
        return [[name, t('errors.ends_before_start')]]
      return []
    })
    return Object.fromEntries(found) as typeof problems
  }

  const field = (name: FieldName) => ({
    name,
    error: problems[name],
    onChange: () => setProblems(({ [name]: _, ...others }) => others),
  })

  return (
    <FormDialog
      title={album ? t('form.editTitle') : t('form.createTitle')}
      description={
        rule ? t('form.withRule') : photo_ids.length > 0 ? t('form.withPhotos', { count: photo_ids.length }) : undefined
      }
      onClose={onClose}
      onSubmit={submit}
      submitLabel={album ? t('form.submitEdit') : t('form.submitCreate')}
      busy={creating.isPending || editing.isPending}
      busyLabel={album ? t('form.saving') : t('form.creating')}
      isChanged={audience !== (album?.audience ?? 'family_only')}
    >
      <TextField
        label={t('form.titleField')}
        placeholder={t('form.titlePlaceholder')}
        autoComplete="off"
        required
        data-autofocus
        defaultValue={album?.title ?? start.title ?? ''}
        {...field('title')}
      />
      <TextArea
        label={t('form.description')}
        optional
        placeholder={t('form.descriptionPlaceholder')}
        defaultValue={album?.description ?? ''}
        {...field('description')}
      />
      <div>
        <AudienceField value={audience} canBePrivate={album?.can.keep_private ?? true} onChange={setAudience} />
        {audience === 'private' && album && album.audience !== 'private' && album.guest_links > 0 && (
          <p className="mt-2 text-sm text-ink-soft">{t('form.linksEnd', { count: album.guest_links })}</p>
        )}
      </div>
      <MoreOptions title={t('form.more')} isOpen={isMore} onToggle={setMore}>
        <TextField
          label={t('form.place')}
          optional
          autoComplete="off"
          defaultValue={album?.place ?? start.place ?? ''}
          {...field('place')}
        />
        <div>
          <div className="grid grid-cols-2 gap-4 max-narrow:grid-cols-1">
            <TextField
              type="date"
              label={t('form.startsOn')}
              optional
              defaultValue={album?.starts_on ?? ''}
              {...field('starts_on')}
            />
            <TextField
              type="date"
              label={t('form.endsOn')}
              optional
              defaultValue={album?.ends_on ?? ''}
              {...field('ends_on')}
            />
          </div>
          <p className="mt-2 text-sm text-ink-soft">{t('form.daysHint')}</p>
        </div>
        {!isRule && audience !== 'private' && (
          <>
            <ChoiceGroup
              label={t('form.contributors')}
              value={contributors}
              onChange={setContributors}
              options={[
                { value: 'everyone', label: t('form.everyone') },
                { value: 'chosen', label: t('form.chosen') },
              ]}
            />
            {contributors === 'chosen' && (
              <Members
                family_id={family_id}
                not={album?.created_by?.id ?? session?.user?.id}
                chosen={chosen}
                onChange={setChosen}
              />
            )}
          </>
        )}
      </MoreOptions>
    </FormDialog>
  )
}

type MembersProps = {
  family_id: string
  not: string | undefined
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The other members whose role lets them add photos. */
function Members({ family_id, not, chosen, onChange }: MembersProps) {
  const t = useText('albums.form')
  const { data: family } = useQuery(familyOptions(family_id))
  const others = family?.members.filter(
    ({ user, role }) => user.id !== not && (roleTable[role] as readonly string[]).includes('photos.add'),
  )
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-semibold">{t('chooseMembers')}</legend>
      {others?.map(({ user }) => (
        <Checkbox
          key={user.id}
          label={memberName(user)}
          checked={chosen.includes(user.id)}
          onChange={() =>
            onChange(chosen.includes(user.id) ? chosen.filter((id) => id !== user.id) : [...chosen, user.id])
          }
        />
      ))}
    </fieldset>
  )
}
