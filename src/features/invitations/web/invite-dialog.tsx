import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { planUseOptions } from '#features/billing/web/billing.data.ts'
import { PlanNotice } from '#features/billing/web/plan-notice.tsx'
import type { Family } from '#features/families/families.contract.ts'
import { useHasMailServer } from '#features/sign-in/web/providers.data.ts'
import { rootFontSize } from '#web/root-font-size.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Invited } from '../invitations.contract.ts'
import { emptyDraft, InviteForm } from './invite-form.tsx'
import { InvitedList } from './invited-list.tsx'

/** The width of the longest name that fits one line on phones, in characters of 16 px. */
const LINE = 24
/** A short name stays on one line, unless people chose large text. */
const unbroken = (name: string) =>
  name.length * rootFontSize() > LINE * 16 ? name : name.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060')

/** Invites people, and then shows their links. An unfinished form keeps its text when it's closed. */
export function InviteDialog({ family, open, onClose }: { family: Family; open: boolean; onClose: () => void }) {
  const t = useText('invitations.invite')
  const [draft, setDraft] = useState(emptyDraft)
  const [invited, setInvited] = useState<Invited[]>()
  const hasMailServer = useHasMailServer()
  const title = t('title', { family: unbroken(family.name) })
  const { data: plans } = useQuery(planUseOptions)
  const isFull = plans?.families
    .find(({ family_id }) => family_id === family.id)
    ?.quotas.some(({ of, level }) => of === 'members' && level === 'full')

  function again() {
    setInvited(undefined)
    setDraft({ ...draft, name: '', pasted: '' })
  }

  function close() {
    onClose()
    if (invited) again()
  }

  if (!invited && isFull)
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
        description={t('full')}
        actions={
          <Button kind="quiet" onClick={onClose}>
            {t('done')}
          </Button>
        }
      >
        {open && <PlanNotice family_id={family.id} of="members" />}
      </Dialog>
    )
  if (!invited)
    return (
      <InviteForm
        family={family}
        title={title}
        open={open}
        onClose={close}
        draft={draft}
        onChange={setDraft}
        onInvited={setInvited}
      />
    )
  const link = invited.find(({ email }) => email === null)
  const isSent = hasMailServer && !link
  const [only] = invited.length === 1 && !isSent ? invited : []
  const count = invited.filter(({ outcome }) => outcome === 'invited').length
  return (
    <Dialog
      open={open}
      onClose={close}
      title={
        only?.link
          ? t('readyFor', { name: only.invited_name ?? only.email ?? '' })
          : t(isSent ? 'sentTitle' : 'readyTitle', { count })
      }
      description={
        hasMailServer
          ? t(link ? 'readyCode' : 'sentText', { name: link?.invited_name ?? '' })
          : count > 0 && t('readyText', { count })
      }
      actions={
        <>
          <Button kind="quiet" onClick={again}>
            {t('again')}
          </Button>
          <Button kind={isSent ? 'primary' : 'quiet'} onClick={close}>
            {t('done')}
          </Button>
        </>
      }
    >
      <InvitedList invited={invited} isSharedByHand={!isSent} />
    </Dialog>
  )
}
