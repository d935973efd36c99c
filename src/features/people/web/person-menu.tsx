import { EllipsisVertical, ImageOff, ImageUp, Merge, Network, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { openForm } from '#web/ui/open-form.ts'
import type { Person } from '../people.contract.ts'
import { useSetAvatar } from './people.data.ts'

const PersonForm = lazyPart(async () => (await import('./person-form.tsx')).PersonForm)
const RemovePerson = lazyPart(async () => (await import('./remove-person.tsx')).RemovePerson)
const RelativesDialog = lazyPart(async () => (await import('./relatives-dialog.tsx')).RelativesDialog)
const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog)

type PersonMenuProps = {
  person: Person
  label: string
  /** Called once the person has been removed or merged. */
  onRemoved?: () => void
}

/** The actions for a person. `?picture=<id>` in the URL opens the avatar dialog (app/web). */
export function PersonMenu({ person, label, onRemoved }: PersonMenuProps) {
  const t = useText('children')
  const [asking, setAsking] = useState<'remove' | 'relatives' | 'merge'>()
  const { family_id } = person
  const settingAvatar = useSetAvatar(family_id, person.id)

  const edit = () =>
    openForm((onClose) => <PersonForm family_id={family_id} person={person} kind={person.kind} onClose={onClose} />)

  const removeAvatar = () => settingAvatar.mutate(null, { done: t('avatar.gone'), failed: t('avatar.failed') })
  const dialog = { person, onClose: () => setAsking(undefined) }

  return (
    <>
      <Menu
        trigger={<IconButton icon={EllipsisVertical} label={label} tooltipAlign="end" />}
        items={[
          { label: t('edit'), icon: Pencil, onSelect: edit },
          { label: t('relatives.edit'), icon: Network, onSelect: () => setAsking('relatives') },
          {
            label: t(person.avatar_url ? 'avatar.newPicture' : 'avatar.picture'),
            icon: ImageUp,
            link: { to: '.', search: { picture: person.id }, resetScroll: false },
          },
          ...(person.avatar_url ? [{ label: t('avatar.noPicture'), icon: ImageOff, onSelect: removeAvatar }] : []),
          { label: t('merge.open'), icon: Merge, onSelect: () => setAsking('merge') },
          { label: t('remove'), icon: Trash2, danger: true, separated: true, onSelect: () => setAsking('remove') },
        ]}
      />
      <Suspense>
        {asking === 'remove' && <RemovePerson {...dialog} onRemoved={onRemoved} />}
        {asking === 'relatives' && <RelativesDialog {...dialog} />}
        {asking === 'merge' && <MergeDialog {...dialog} onMerged={onRemoved} />}
      </Suspense>
    </>
  )
}
