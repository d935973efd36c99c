import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { settingsOptions } from '#features/accounts/web/accounts.data.ts'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { fullName } from '#shared/full-name.ts'
import { childrenOptions } from '#features/people/web/people.data.ts'
import { useAgeAtText } from '#features/people/web/use-age-text.ts'
import { useToday } from '#web/use-today.ts'
import type { PickedPhoto } from '#features/gallery/web/picker/photo-picker.tsx'
import { deleteDraft } from '#web/drafts.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { AudienceField } from '#web/ui/audience-field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Milestone } from '../milestones.contract.ts'
import { MILESTONE_PHOTOS_MAX } from '../milestones.rules.ts'
import { ChosenPhotos } from './chosen-photos.tsx'
import { longestOf, milestoneProblems, type MilestoneProblems } from './milestone-problems.ts'
import { MilestoneSuggestions } from './milestone-suggestions.tsx'
import { MilestonesText } from './milestones-text.tsx'
import { milestoneOptions } from './milestones.data.ts'
import { useSaveMilestone } from './use-save-milestone.ts'

const PhotoPicker = lazyPart(async () => (await import('#features/gallery/web/picker/photo-picker.tsx')).PhotoPicker)

type MilestoneFormProps = {
  family_id: string
  /** The milestone to change; without one, a milestone is added. */
  milestone?: Milestone
  /** The child that's preselected. */
  child_id?: string | undefined
  onClose: () => void
}

export function MilestoneForm(props: MilestoneFormProps) {
  return (
    <MilestonesText>
      <Form {...props} />
    </MilestonesText>
  )
}

function Form({ family_id, milestone, child_id: presetChild, onClose }: MilestoneFormProps) {
  const t = useText('milestones')
  const ageAt = useAgeAtText()
  const today = useToday()
  const { data: children } = useQuery(childrenOptions(family_id))
  const [name, setName] = useState(milestone?.name ?? '')
  const [date, setDate] = useState(milestone?.date ?? today)
  const [child_id, setChild] = useState(milestone ? (milestone.child_id ?? '') : (presetChild ?? ''))
  const audience = useAudience(milestone)
  const photos = usePhotos(family_id, milestone)
  const [isPicking, setIsPicking] = useState(false)
  const [problems, setProblems] = useState<MilestoneProblems>({})
  const draft = `milestone.${milestone?.id ?? `new.${family_id}`}`
  const { save, isPending } = useSaveMilestone({
    ...{ family_id, milestone },
    onDone: () => {
      deleteDraft(draft)
      onClose()
    },
  })
  const child = children?.find(({ id }) => id === child_id)
  // Someone may have removed the child since.
  const selectedChildId = children && !child ? null : child_id || null
  const isDate = milestoneProblems({ name: 'any', date, description: '' }).date === undefined

  const say = (field: keyof MilestoneProblems) => {
    const problem = problems[field]
    return problem && t(`errors.${problem}`, { max: longestOf(field) })
  }
  const clearProblem = (field: keyof MilestoneProblems) => setProblems(({ [field]: _, ...others }) => others)

  function submit(form: HTMLFormElement) {
    const description = String(new FormData(form).get('description'))
    const wrong = milestoneProblems({ name, date, description })
    setProblems(wrong)
    if (Object.keys(wrong).length) return
    const fields = { name: name.trim(), date, description, child_id: selectedChildId }
    save({ ...fields, ...audience.sent, ...photos.sent }, setProblems)
  }

  return (
    <FormDialog
      title={milestone ? t('form.editTitle') : t('form.addTitle')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('form.save')}
      busy={isPending}
      busyLabel={t('form.saving')}
      draft={draft}
      isChanged={photos.sent !== undefined}
      over={
        <Suspense>
          {isPicking && (
            <PhotoPicker
              family_id={family_id}
              title={t('form.choosePhotos')}
              chosen={photos.chosen}
              max={MILESTONE_PHOTOS_MAX}
              onClose={() => setIsPicking(false)}
              onDone={(_ids, chosen) => {
                photos.choose(chosen)
                setIsPicking(false)
              }}
            />
          )}
        </Suspense>
      }
    >
      {children && children.length > 0 && (
        <Select
          label={t('form.child')}
          name="child_id"
          value={selectedChildId ?? ''}
          onChange={setChild}
          options={[
            { value: '', label: t('form.noChild') },
            ...children.map((one) => ({ value: one.id, label: fullName(one) })),
          ]}
        />
      )}
      <div>
        <TextField
          label={t('form.name')}
          name="name"
          autoComplete="off"
          required
          data-autofocus
          placeholder={t('form.namePlaceholder')}
          value={name}
          error={say('name')}
          onChange={(event) => {
            setName(event.target.value)
            clearProblem('name')
          }}
        />
        {!milestone && (
          <MilestoneSuggestions
            child={child}
            date={isDate ? date : today}
            onPick={(text) => {
              setName(text)
              clearProblem('name')
            }}
          />
        )}
      </div>
      <TextField
        label={t('form.date')}
        type="date"
        name="date"
        required
        hint={child && isDate && <span className="block first-letter:uppercase">{ageAt(child, date)}</span>}
        value={date}
        error={say('date')}
        onChange={(event) => {
          setDate(event.target.value)
          clearProblem('date')
        }}
      />
      <TextArea
        label={t('form.description')}
        name="description"
        optional
        placeholder={t('form.descriptionPlaceholder')}
        defaultValue={milestone?.description ?? ''}
        error={say('description')}
        onChange={() => clearProblem('description')}
      />
      <ChosenPhotos
        photos={photos.chosen}
        onChoose={() => setIsPicking(true)}
        isReady={photos.isKnown}
        onRemove={(id) => photos.choose(photos.chosen.filter((photo) => photo.id !== id))}
      />
      <AudienceField value={audience.value} canBePrivate={audience.canBePrivate} onChange={audience.choose} />
    </FormDialog>
  )
}

/** The milestone's audience, or the person's default, until they choose one. */
function useAudience(milestone: Milestone | undefined) {
  const { data: session } = useQuery(sessionOptions)
  const { data: settings } = useQuery(settingsOptions)
  const [chosen, choose] = useState<Milestone['audience']>()
  return {
    value: chosen ?? milestone?.audience ?? settings?.default_sharing_preference ?? 'family_only',
    choose,
    canBePrivate: !milestone || milestone.added_by === session?.user?.id,
    sent: chosen && { audience: chosen },
  }
}

/** The milestone's photos. Lists contain only the first few, so the others are loaded. */
function usePhotos(family_id: string, milestone: Milestone | undefined) {
  const isWhole = !milestone || milestone.photo_count === milestone.photos.length
  const { data: whole } = useQuery({ ...milestoneOptions(family_id, milestone?.id ?? ''), enabled: !isWhole })
  const [changed, choose] = useState<readonly PickedPhoto[]>()
  return {
    chosen: changed ?? (whole ?? milestone)?.photos ?? [],
    isKnown: isWhole || whole !== undefined,
    choose,
    sent: changed && { photo_ids: changed.map(({ id }) => id) },
  }
}
