import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { forgetDraft } from '#web/drafts.ts'
import { writerOfDrafts } from '#web/own-storage.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { KeptDraft } from '#web/ui/kept-draft.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { UnsavedText } from '#web/ui/unsaved-text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { User } from '../accounts.contract.ts'
import { PersonName } from '../accounts.schemas.ts'
import { AvatarField } from './avatar-field.tsx'
import { useUpdateProfile } from './accounts.data.ts'
import { focusFirstInvalid, useFieldError } from './use-field-error.ts'
import { useSaveFailure } from './use-save-failure.ts'

const PROFILE_DRAFT = 'profile'

const Names = z.object({ first_name: PersonName, last_name: PersonName })

/** The picture and names by which the family sees someone, and their address. */
export function ProfileForm({ user, EmailField }: { user: User; EmailField: React.ComponentType<{ user: User }> }) {
  const t = useText('accounts')
  const errorOf = useFieldError()
  const save = useUpdateProfile()
  const failed = useSaveFailure()
  const node = useRef<HTMLFormElement>(null)
  const form = useForm({
    defaultValues: { first_name: user.first_name, last_name: user.last_name },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: Names },
    onSubmitInvalid: () => focusFirstInvalid(node.current),
    onSubmit: async ({ value }) => {
      await save.mutateAsync(Names.parse(value)).then(
        (saved) => {
          forgetDraft(PROFILE_DRAFT)
          form.reset({ first_name: saved.first_name, last_name: saved.last_name })
          toast({ title: t('toasts.profileSaved'), description: t('toasts.profileSavedText') })
        },
        (error: unknown) => failed(error, 'profileFailed'),
      )
    },
  })

  const name = (field_name: 'first_name' | 'last_name', label: string, autoComplete: string) => (
    <form.Field name={field_name}>
      {(field) => (
        <TextField
          label={label}
          name={field_name}
          autoComplete={autoComplete}
          value={field.state.value}
          onChange={(event) => field.handleChange(event.target.value)}
          onBlur={field.handleBlur}
          error={errorOf(field.state.meta.errors)}
        />
      )}
    </form.Field>
  )

  return (
    <Card title={t('settings.profile.title')} subtitle={t('settings.profile.intro')}>
      <AvatarField user={user} />
      <form
        ref={node}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void form.handleSubmit()
        }}
      >
        <KeptDraft name={PROFILE_DRAFT} />
        <form.Subscribe selector={({ isDefaultValue }) => !isDefaultValue}>
          {(isChanged) => <UnsavedText when={isChanged && !writerOfDrafts()} />}
        </form.Subscribe>
        <div className="grid gap-5 sm:grid-cols-2">
          {name('first_name', t('fields.firstName'), 'given-name')}
          {name('last_name', t('fields.lastName'), 'family-name')}
        </div>
        <Button type="submit" className="self-start" busy={save.isPending} busyLabel={t('settings.saving')}>
          {t('settings.save')}
        </Button>
      </form>
      <EmailField user={user} />
    </Card>
  )
}
