import { EllipsisVertical, ImageOff, ImageUp, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/lazy-component.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { openForm } from '#web/ui/open-form.ts'
import { toast } from '#web/ui/toast.ts'
import type { Child } from '../children.contract.ts'
import { useSetAvatar } from './children.data.ts'

const ChildForm = lazyPart(async () => (await import('./child-form.tsx')).ChildForm)
const RemoveChild = lazyPart(async () => (await import('./remove-child.tsx')).RemoveChild)

type ChildMenuProps = {
  child: Child
  label: string
  /** Called once the child has been removed. */
  onRemoved?: () => void
}

/** The actions for a child. `?picture=<id>` in the URL opens the avatar dialog (app/web). */
export function ChildMenu({ child, label, onRemoved }: ChildMenuProps) {
  const t = useText('children')
  const say = useProblemText()
  const [isRemoving, setRemoving] = useState(false)
  const settingAvatar = useSetAvatar(child.family_id, child.id)

  const edit = () => openForm((onClose) => <ChildForm family_id={child.family_id} child={child} onClose={onClose} />)

  const removeAvatar = () =>
    settingAvatar.mutate(null, {
      onSuccess: () => toast({ title: t('avatar.gone') }),
      onError: (error) => toast({ kind: 'error', title: t('avatar.failed'), description: say(error) }),
    })

  return (
    <>
      <Menu
        trigger={<IconButton icon={EllipsisVertical} label={label} tooltipAlign="end" />}
        items={[
          { label: t('edit'), icon: Pencil, onSelect: edit },
          {
            label: t(child.avatar_url ? 'avatar.newPicture' : 'avatar.picture'),
            icon: ImageUp,
            link: { to: '.', search: { picture: child.id }, resetScroll: false },
          },
          ...(child.avatar_url ? [{ label: t('avatar.noPicture'), icon: ImageOff, onSelect: removeAvatar }] : []),
          { label: t('remove'), icon: Trash2, danger: true, separated: true, onSelect: () => setRemoving(true) },
        ]}
      />
      <Suspense>
        {isRemoving && <RemoveChild child={child} onClose={() => setRemoving(false)} onRemoved={onRemoved} />}
      </Suspense>
    </>
  )
}
