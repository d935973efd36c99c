import { useText } from '#web/text.tsx'
import { useCreateSignInLink } from './invitations.data.ts'
import { SignInLinkDialog } from './sign-in-link-dialog.tsx'

type LetInDialogProps = { family_id: string; member_id: string; name: string; onClose: () => void }

/** The owner makes a sign-in link for a member. */
export function LetInDialog({ family_id, member_id, name, onClose }: LetInDialogProps) {
  const t = useText('invitations.letIn')
  const create = useCreateSignInLink(family_id)
  return (
    <SignInLinkDialog
      name={name}
      words={{
        title: t('title', { name }),
        text: t('text', { name }),
        ready: t('ready', { name }),
        refused: t('refused', { name }),
      }}
      link={create}
      onCreate={() => create.mutate(member_id)}
      onClose={onClose}
    />
  )
}
