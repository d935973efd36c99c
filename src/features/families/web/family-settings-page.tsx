import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { useMedia } from '#web/use-media.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { RevealPending } from '#web/ui/reveal-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import { UnsavedText } from '#web/ui/unsaved-text.tsx'
import type { Family } from '../families.contract.ts'
import { useRenameFamily } from './families.data.ts'
import { nameProblem, refusedName, useNameProblemText } from './family-name-error.ts'
import { FamilySettingsSearch } from './families.search.ts'
import { GroupLinks, OpenGroup, type SettingsGroups } from './settings-groups.tsx'
import { useOwnersFamily } from './use-owners-family.ts'

/** Tailwind's `lg`: the links to the groups and the open group fit beside each other. */
const WIDE = '(width >= 64rem)'

/** /families/{id}/settings: for the owner only; others see a message and return to the family. The URL has the open group. */
export function FamilySettingsPage({ groupsOf }: { groupsOf: (family: Family) => SettingsGroups }) {
  const t = useText('families.settings')
  const { family, isOwners } = useOwnersFamily()
  const isWide = useMedia(WIDE)
  const { section } = FamilySettingsSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  // In the URL too, so that it stays open when a tablet is turned.
  const isUnnamed = isWide && !section
  useEffect(() => {
    if (isUnnamed) void navigate({ to: '.', search: { section: 'general' }, replace: true, resetScroll: false })
  }, [isUnnamed, navigate])
  const shown = section ?? (isWide ? 'general' : undefined)
  const isPage = shown !== undefined && !isWide
  const groups = family && isOwners ? groupsOf(family) : undefined
  const cards =
    !family || !groups || !shown ? (
      <RevealPending />
    ) : shown === 'general' ? (
      <General family={family}>{groups.general}</General>
    ) : (
      groups[shown]
    )
  return (
    <div className="mx-auto flex max-w-3xl flex-col lg:max-w-6xl">
      {isPage && (
        <BackLink to="." search={{}}>
          {t('title')}
        </BackLink>
      )}
      <PageHeader
        title={isPage ? t(`groups.${shown}.title`) : t('title')}
        subtitle={isPage ? t(`groups.${shown}.text`) : t('intro')}
      />
      <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[14rem_minmax(0,46rem)]">
        {!isPage && <GroupLinks shown={shown} />}
        {shown && (
          <OpenGroup key={shown} group={shown} isPage={isPage}>
            {cards}
          </OpenGroup>
        )}
      </div>
    </div>
  )
}

function General({ family, children }: { family: Family; children: ReactNode }) {
  const t = useText('families.settings')
  return (
    <>
      <Card title={t('name')}>
        <NameForm key={family.id} family={family} />
      </Card>
      {children}
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        <Link to="/families/$familyId/settings/history" params={{ familyId: family.id }} className={linkStyle}>
          {t('history')}
          <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
        </Link>
        <Link to="/manage-families" className={linkStyle}>
          {t('manage')}
          <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
        </Link>
      </div>
    </>
  )
}

const linkStyle =
  'flex min-h-12 items-center justify-between gap-3 px-5 py-2 font-medium -outline-offset-2 hover:bg-sunk sm:px-6'

function NameForm({ family }: { family: Family }) {
  const t = useText('families')
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
        hideLabel
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
