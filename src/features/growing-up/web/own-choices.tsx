import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, Flag, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { choicesOptions, useDeleteFlag, useFlag, useHide, useShow, type Chosen } from './growing-up.data.ts'

type OwnChoicesProps = { family_id: string; chosen: Chosen }

/** Below a photo or answer: what the child in it can decide. Renders nothing for anyone else. */
export function OwnChoices({ family_id, chosen }: OwnChoicesProps) {
  const me = useQuery(sessionOptions).data?.user?.id
  const { data } = useQuery(peopleOptions(family_id))
  const isChild = data?.people.some(({ kind, user_id }) => kind === 'child' && user_id === me)
  return isChild ? <Choices {...{ family_id, chosen }} /> : null
}

function Choices({ family_id, chosen }: OwnChoicesProps) {
  const t = useText('growingUp.choices')
  const { data: choices } = useQuery(choicesOptions(family_id, chosen))
  const [isAsking, setIsAsking] = useState(false)
  const flagging = useFlag(family_id)
  const unflagging = useDeleteFlag(family_id)
  const hiding = useHide(family_id)
  const showing = useShow(family_id)
  const failed = t('failed')
  if (!choices) return null
  const { may_flag, may_hide, is_hidden, flag } = choices
  if (!may_flag && !may_hide && !is_hidden && !flag) return null
  const item_id = 'photo_id' in chosen ? chosen.photo_id : chosen.response_id

  return (
    <div className="flex flex-col items-start gap-3 rounded-card bg-sunk/60 p-4">
      {is_hidden && <p>{t('isHidden')}</p>}
      {flag && !is_hidden && <p>{t(flag.settled_at ? 'stays' : 'flagged')}</p>}
      <div className="flex flex-wrap gap-2">
        {may_flag && (
          <Button kind="quiet" onClick={() => flagging.mutate(chosen, { failed })} busy={flagging.isPending}>
            <Flag aria-hidden size={18} />
            {t('flag')}
          </Button>
        )}
        {flag && !is_hidden && (
          <Button kind="quiet" onClick={() => unflagging.mutate(flag.id, { failed })} busy={unflagging.isPending}>
            <Undo2 aria-hidden size={18} />
            {t('takeBack')}
          </Button>
        )}
        {may_hide && (
          <Button kind="quiet" onClick={() => setIsAsking(true)}>
            <EyeOff aria-hidden size={18} />
            {t('hide')}
          </Button>
        )}
        {is_hidden && (
          <Button
            kind="quiet"
            busy={showing.isPending}
            onClick={() => showing.mutate(item_id, { failed, done: t('shown') })}
          >
            <Eye aria-hidden size={18} />
            {t('show')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          hiding.mutate(chosen, {
            failed,
            done: t('hidden'),
            onSettled: () => setIsAsking(false),
          })
        }
        kind="primary"
        title={t('hideTitle')}
        text={'photo_id' in chosen ? `${t('hideText')} ${t('hideTextPeople')}` : t('hideText')}
        confirmLabel={t('hide')}
        busy={hiding.isPending}
        busyLabel={t('hiding')}
      />
    </div>
  )
}
