import { SlidersHorizontal } from 'lucide-react'
import * as z from 'zod/mini'
import { deleteDraft } from '#web/drafts.ts'
import { writerOfDrafts } from '#web/own-storage.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Surface } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { FormDraft } from '#web/ui/form-draft.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { UnsavedText } from '#web/ui/unsaved-text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { User } from '../accounts.contract.ts'
import { PersonName } from '../accounts.schemas.ts'
import { AvatarField } from './avatar-field.tsx'
import { useUpdateProfile } from './accounts.data.ts'
import { useFieldErrors } from './use-field-error.ts'
import { useSaveFailure } from './use-save-failure.ts'

const PROFILE_DRAFT = 'profile'

const Names = z.object({ first_name: PersonName, last_name: PersonName })

export function ProfileForm({ user, EmailField }: { user: User; EmailField: React.ComponentType<{ user: User }> }) {
  const t = useText('accounts')
  const errorsOf = useFieldErrors()
  const save = useUpdateProfile()
  const failed = useSaveFailure()
  const { values, setValues, setErrors, field } = useFields({ first_name: user.first_name, last_name: user.last_name })
  const isChanged = values.first_name !== user.first_name || values.last_name !== user.last_name

  async function submit(form: HTMLFormElement) {
    const names = Names.safeParse(values)
    if (!names.success) return setErrors(errorsOf(names.error))
    await save.mutateAsync(names.data).then(
      ({ first_name, last_name }) => {
        deleteDraft(PROFILE_DRAFT)
        setValues({ first_name, last_name })
        // The button disappears.
        form.querySelector('input')?.focus()
        toast({ title: t('toasts.profileSaved'), description: t('toasts.profileSavedText') })
      },
      (error: unknown) => failed(error, 'profileFailed'),
    )
  }

  return (
    <Surface>
      <Card>
        <div className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]">
          <AvatarField user={user} />
          <div>
            <Form onSubmit={submit} className="flex flex-col gap-5">
              <FormDraft name={PROFILE_DRAFT} />
              <UnsavedText when={isChanged && !writerOfDrafts()} />
              <TextField label={t('fields.firstName')} autoComplete="given-name" {...field('first_name')} />
              <TextField label={t('fields.lastName')} autoComplete="family-name" {...field('last_name')} />
              {isChanged && (
                <Button type="submit" className="self-start" busy={save.isPending} busyLabel={t('settings.saving')}>
                  {t('settings.save')}
                </Button>
              )}
            </Form>
            <EmailField user={user} />
          </div>
        </div>
      </Card>
      <LinkCard
        to="/preferences"
        icon={SlidersHorizontal}
        title={t('preferences.title')}
        text={t('settings.preferences')}
      />
    </Surface>
  )
}
