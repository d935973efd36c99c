import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast, useErrorToast } from '#web/ui/toast.ts'
import { UnsavedText } from '#web/ui/unsaved-text.tsx'
import type { Family } from '../families.contract.ts'
import { useRenameFamily } from './families.data.ts'
import { nameProblem, refusedName, useNameProblemText } from './family-name-error.ts'
import { useOwnersFamily } from './use-owners-family.ts'

/** /families/{id}/settings: for the owner only; others see a message and return to the family. */
export function FamilySettingsPage({ more }: { more: (family: Family) => ReactNode }) {
  const t = useText('families.settings')
  const { family, isOwners } = useOwnersFamily()
  return (
    <div className="mx-auto flex max-w-2xl flex-col">
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <Card title={t('nameTitle')}>
        {family && isOwners ? (
          <NameForm key={family.id} family={family} />
        ) : (
          <div className="flex h-19 flex-col justify-end gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-11" />
          </div>
        )}
      </Card>
      {family && isOwners && <div className="mt-4 flex flex-col gap-4 sm:mt-6 sm:gap-6">{more(family)}</div>}
      {family && isOwners && (
        <Link
          to="/families/$familyId/settings/history"
          params={{ familyId: family.id }}
          className="mt-6 inline-flex min-h-11 items-center self-start font-semibold text-ember hover:underline"
        >
          {t('history')}
        </Link>
      )}
      <Link
        to="/manage-families"
        className="inline-flex min-h-11 items-center self-start font-semibold text-ember hover:underline"
      >
        {t('manage')}
      </Link>
    </div>
  )
}

function NameForm({ family }: { family: Family }) {
  const t = useText('families')
  const toastError = useErrorToast()
  const sayName = useNameProblemText('family_name_empty')
  // Until the user types, the field follows the saved name.
  const [typed, setTyped] = useState<string>()
  const name = typed ?? family.name
  const [problem, setProblem] = useState<ReturnType<typeof nameProblem>>()
  const renaming = useRenameFamily(family.id)

  function save() {
    const wrong = nameProblem(name)
    if (wrong) return setProblem(wrong)
    renaming.mutate(name.trim(), {
      onSuccess(renamed) {
        setTyped(undefined)
        toast({ title: t('toasts.updated'), description: t('toasts.updatedText', { name: renamed.name }) })
      },
      onError(error) {
        setProblem(refusedName(error))
        if (!refusedName(error)) toastError(t('toasts.updateFailed'), error)
      },
    })
  }

  return (
    <Form onSubmit={save} className="flex flex-wrap items-end gap-3">
      <UnsavedText when={name.trim() !== family.name} />
      <TextField
        label={t('settings.name')}
        className="min-w-0 flex-1 basis-56"
        autoComplete="off"
        value={name}
        error={sayName(problem)}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(undefined)
        }}
      />
      <Button
        type="submit"
        disabled={name.trim() === family.name}
        busy={renaming.isPending}
        busyLabel={t('settings.saving')}
      >
        {t('settings.save')}
      </Button>
    </Form>
  )
}
