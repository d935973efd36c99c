import type { UseMutationResult } from '@tanstack/react-query'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkToShare } from './copy-link.tsx'

type SignInLinkDialogProps = {
  /** The link's account. */
  name: string
  words: { title: string; text: string; ready: string; refused?: string; scan?: string }
  link: Pick<UseMutationResult<{ link: string }>, 'data' | 'error' | 'isPending'>
  onCreate: () => void
  onClose: () => void
}

/** Makes a sign-in link on a server that can't email one. */
export function SignInLinkDialog({ name, words, link, onCreate, onClose }: SignInLinkDialogProps) {
  const t = useText('invitations')
  const cancel = useText('web.actions')
  const say = useProblemText()
  const { data, error } = link
  const isRefused = error instanceof ApiProblem && error.code === 'forbidden'
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={data ? words.ready : words.text}
      actions={
        data ? (
          <Button kind="quiet" onClick={onClose}>
            {t('invite.done')}
          </Button>
        ) : (
          <>
            <Button kind="quiet" onClick={onClose}>
              {cancel('cancel')}
            </Button>
            <Button busy={link.isPending} busyLabel={t('invite.creating')} disabled={isRefused} onClick={onCreate}>
              {t('letIn.create')}
            </Button>
          </>
        )
      }
    >
      {data && <LinkToShare link={data.link} name={name} {...(words.scan && { scan: words.scan })} />}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {(isRefused && words.refused) || say(error)}
        </p>
      )}
    </Dialog>
  )
}
