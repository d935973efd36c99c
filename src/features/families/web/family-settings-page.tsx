import { Link, useSearch } from '@tanstack/react-router'
import { ArrowRightLeft, ChevronRight, HeartHandshake, Images, SlidersHorizontal, Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Surface } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { RevealPending } from '#web/ui/reveal-group.tsx'
import { SectionsPage, type PageSection } from '#web/ui/sections-page.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import { UnsavedText } from '#web/ui/unsaved-text.tsx'
import type { Family } from '../families.contract.ts'
import { useRenameFamily } from './families.data.ts'
import { nameProblem, refusedName, useNameProblemText } from './family-name-error.ts'
import { FamilySettingsSearch, settingsGroups, type SettingsGroup } from './families.search.ts'
import { useOwnersFamily } from './use-owners-family.ts'

export type SettingsGroups = Record<SettingsGroup, ReactNode>

const marks: Record<SettingsGroup, Pick<PageSection<SettingsGroup>, 'icon' | 'tone'>> = {
  general: { icon: SlidersHorizontal, tone: 'ember' },
  people: { icon: Users, tone: 'plum' },
  backups: { icon: Images, tone: 'sage' },
  future: { icon: HeartHandshake, tone: 'honey' },
  danger: { icon: ArrowRightLeft, tone: 'sunk' },
}

/** /families/{id}/settings: for the owner only; others see a message and return to the family. The URL has the open group. */
export function FamilySettingsPage({ groupsOf }: { groupsOf: (family: Family) => SettingsGroups }) {
  const t = useText('families.settings')
  const { family, isOwners } = useOwnersFamily()
  const { section } = FamilySettingsSearch.parse(useSearch({ strict: false }))
  const contentOf = (id: SettingsGroup) => {
    if (!family || !isOwners) return <RevealPending />
    const cards = groupsOf(family)[id]
    return <Surface>{id === 'general' ? <General family={family}>{cards}</General> : cards}</Surface>
  }
  const sectionOf = (id: SettingsGroup) => ({
    id,
    ...marks[id],
    title: t(`groups.${id}.title`),
    text: t(`groups.${id}.text`),
    content: contentOf(id),
  })
  const [first, ...others] = settingsGroups
  return (
    <SectionsPage
      title={t('title')}
      barTitle={t('barTitle')}
      intro={t('intro')}
      label={t('groups.label')}
      sections={[sectionOf(first), ...others.map(sectionOf)]}
      open={section}
      param="section"
    />
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
      <Link to="/families/$familyId/settings/history" params={{ familyId: family.id }} className={linkStyle}>
        {t('history')}
        <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
      </Link>
      <Link to="/manage-families" className={linkStyle}>
        {t('manage')}
        <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
      </Link>
    </>
  )
}

const linkStyle =
  'flex min-h-14 items-center justify-between gap-3 px-5 py-2 font-semibold -outline-offset-2 hover:bg-sunk/50 last:rounded-b-card sm:px-6'

function NameForm({ family }: { family: Family }) {
  const t = useText('families')
  const sayName = useNameProblemText('family_name_empty')
  // Until the user types, the field follows the saved name.
  const [typed, setTyped] = useState<string>()
  const name = typed ?? family.name
  const [problem, setProblem] = useState<ReturnType<typeof nameProblem>>()
  const renaming = useRenameFamily(family.id)

  function save(form: HTMLFormElement) {
    const wrong = nameProblem(name)
    if (wrong) return setProblem(wrong)
    renaming.mutate(name.trim(), {
      onSuccess(renamed) {
        setTyped(undefined)
        // The button disappears.
        form.querySelector('input')?.focus()
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
      {name.trim() !== family.name && (
        <Button type="submit" busy={renaming.isPending} busyLabel={t('settings.saving')}>
          {t('settings.save')}
        </Button>
      )}
    </Form>
  )
}
