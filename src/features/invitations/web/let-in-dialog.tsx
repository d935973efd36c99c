import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkToShare } from './copy-link.tsx'
import { useCreateSignInLink } from './invitations.data.ts'

type LetInDialogProps = { family_id: string; member_id: string; name: string; onClose: () => void }

/** Makes a sign-in link for a member, since the server can't email them one. */
export function LetInDialog({ family_id, member_id, name, onClose }: LetInDialogProps) {
  const t = useText('invitations.letIn')
  const done = useText('invitations.invite')
  const cancel = useText('web.actions')
  const say = useProblemText()
  const create = useCreateSignInLink(family_id)
  const { data, error } = create
  const isRefused = error instanceof ApiProblem && error.code === 'forbidden'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { name })}
      description={data ? t('ready', { name }) : t('text', { name })}
      actions={
        data ? (
          <Button kind="quiet" onClick={onClose}>
            {done('done')}
          </Button>
        ) : (
          <>
            <Button kind="quiet" onClick={onClose}>
              {cancel('cancel')}
            </Button>
            <Button
              busy={create.isPending}
              busyLabel={done('creating')}
              disabled={isRefused}
              onClick={() => create.mutate(member_id)}
            >
              {t('create')}
            </Button>
          </>
        )
      }
    >
      {data && <LinkToShare link={data.link} name={name} showsCode />}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {isRefused ? t('refused', { name }) : say(error)}
        </p>
      )}
    </Dialog>
  )
}
