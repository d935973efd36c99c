import { Link } from '@tanstack/react-router'
import { useState } from 'react'
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
import { GroupedSettings, type SettingsGroups } from './settings-groups.tsx'
import { useOwnersFamily } from './use-owners-family.ts'

/** /families/{id}/settings: for the owner only; others see a message and return to the family. */
export function FamilySettingsPage({ groupsOf }: { groupsOf: (family: Family) => SettingsGroups }) {
  const t = useText('families.settings')
  const { family, isOwners } = useOwnersFamily()
  const groups = family && isOwners ? groupsOf(family) : undefined
  return (
    <div className="mx-auto flex max-w-3xl flex-col lg:max-w-6xl">
      <PageHeader title={t('title')} subtitle={t('intro')} />
      {family && groups ? (
        <GroupedSettings
          groups={{
            ...groups,
            general: (
              <>
                <Card title={t('nameTitle')}>
                  <NameForm key={family.id} family={family} />
                </Card>
                {groups.general}
                <div className="flex flex-wrap gap-x-6">
                  <Link
                    to="/families/$familyId/settings/history"
                    params={{ familyId: family.id }}
                    className={linkStyle}
                  >
                    {t('history')}
                  </Link>
                  <Link to="/manage-families" className={linkStyle}>
                    {t('manage')}
                  </Link>
                </div>
              </>
            ),
          }}
        />
      ) : (
        <div aria-busy className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[12rem_minmax(0,48rem)]">
          <Skeleton className="h-34 lg:h-62" />
          <Skeleton className="h-48" />
        </div>
      )}
    </div>
  )
}

const linkStyle = 'inline-flex min-h-11 items-center font-semibold text-ember hover:underline'

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
