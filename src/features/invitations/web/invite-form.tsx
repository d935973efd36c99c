import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocale } from 'use-intl'
import type { Family } from '#features/families/families.contract.ts'
import { useHasMailServer } from '#features/sign-in/web/providers.data.ts'
import { NAME_MAX_LENGTH } from '#features/accounts/accounts.rules.ts'
import { Email } from '#features/accounts/accounts.schemas.ts'
import { assignableRoles, type AssignableRole } from '#features/families/families.rules.ts'
import type { Tier } from '#features/billing/catalogue.ts'
import { languages, locales, type Locale } from '#shared/locales.ts'
import { ApiProblem } from '#web/api.ts'
import { deleteDraft } from '#web/drafts.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { FormDraft } from '#web/ui/form-draft.tsx'
import { MoreOptions } from '#web/ui/more-options.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Invited } from '../invitations.contract.ts'
import { linkRoles, splitAddresses } from '../invitations.rules.ts'
import { useInviteErrors, type InviteErrors } from './invite-errors.ts'
import { useInvite } from './invitations.data.ts'

export type InviteDraft = {
  name: string
  pasted: string
  role: AssignableRole
  note: string
  language: Locale | undefined
}
/** S1 section 9: invited people join as viewers by default. */
export const emptyDraft: InviteDraft = { name: '', pasted: '', role: 'viewer', note: '', language: undefined }

type InviteFormProps = {
  family: Family
  title: string
  open: boolean
  onClose: () => void
  draft: InviteDraft
  onChange: (draft: InviteDraft) => void
  onInvited: (invited: Invited[]) => void
}

/** A dialog with the name or addresses, role and note of an invitation. Without an address, it creates a link. */
export function InviteForm({ family, title, open, onClose, draft, onChange, onInvited }: InviteFormProps) {
  const t = useText('invitations')
  const roleName = useText('families.roles')
  const roleHint = useText('families.roleHints')
  const planName = useText('plans.names')
  const locale = useLocale()
  const say = useProblemText()
  const navigate = useNavigate()
  const check = useInviteErrors()
  const common = useText('web.actions')
  const form = useId()
  const inviting = useInvite(family.id)
  const hasMailServer = useHasMailServer()
  const [errors, setErrors] = useState<InviteErrors>({})
  // With a mail server, an email is the usual way. Without one, the link of a name is, and addresses are for several people.
  const [hasEmails, setHasEmails] = useState(draft.pasted !== '')
  const [isMoreOpen, setMoreOpen] = useState(draft.note !== '')
  const draftKey = `invitation.${family.id}`
  // An address in the first field is one, too.
  const isAddress = Email.safeParse(draft.name).success
  const name = isAddress ? '' : draft.name.trim()
  const emails = splitAddresses(isAddress ? `${draft.name},${draft.pasted}` : draft.pasted)
  const isSent = hasMailServer && emails.length > 0
  const showsEmails = hasMailServer || hasEmails
  const roles = emails.length ? assignableRoles : linkRoles
  const role = roles.includes(draft.role) ? draft.role : emptyDraft.role

  function change(part: Partial<InviteDraft>) {
    onChange({ ...draft, ...part })
    setErrors({})
  }

  function submit() {
    const wrong = check.before({ name, emails, note: draft.note })
    setErrors(wrong)
    if (wrong.note) setMoreOpen(true)
    if (wrong.emails) setHasEmails(true)
    if (wrong.name || wrong.emails || wrong.note) return
    const { note, language = locale } = draft
    inviting.mutate(
      { emails, role, language, ...(name && { invited_name: name }), ...(note.trim() && { note: note.trim() }) },
      {
        onSuccess({ invited }) {
          const only = check.after(invited)
          if (only) {
            setHasEmails(true)
            return setErrors({ emails: only })
          }
          deleteDraft(draftKey)
          onInvited(invited)
        },
        onError: (error) => toast({ kind: 'error', title: t('toasts.sendFailed'), ...why(error) }),
      },
    )
  }

  /** A limit error links to the plan that lifts it. */
  function why(error: unknown): Pick<Parameters<typeof toast>[0], 'description' | 'action'> {
    const limit = error instanceof ApiProblem && error.code === 'plan_limit_reached' && error.params.limit
    if (!limit) return { description: say(error) }
    const seePlans = { label: t('toasts.seePlans'), onClick: () => void navigate({ to: '/subscription' }) }
    const { plan } = error.params
    const lifts = plan ? t('toasts.liftText', { plan: planName(plan as Tier) }) : ''
    return { description: `${t('toasts.limitText', { limit: Number(limit) })} ${lifts}`.trim(), action: seePlans }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={t(hasMailServer ? 'invite.intro' : 'invite.introUnsent')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            busy={inviting.isPending}
            busyLabel={t(isSent ? 'invite.submitting' : 'invite.creating')}
          >
            {t(isSent ? 'invite.submit' : 'invite.create', { count: emails.length })}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} className="flex flex-col gap-6">
        <FormDraft name={draftKey} />
        <TextField
          label={t('invite.who')}
          name="name"
          hint={t('invite.whoHint')}
          placeholder={t('invite.whoPlaceholder')}
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          data-autofocus
          value={draft.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        {showsEmails ? (
          <TextArea
            label={t('invite.emails')}
            name="emails"
            hint={t(hasMailServer ? 'invite.emailsHint' : 'invite.emailsHintUnsent')}
            placeholder={t('invite.emailsPlaceholder')}
            rows={1}
            optional
            // eslint-disable-next-line jsx-a11y/no-autofocus -- The person pressed the button that shows it.
            autoFocus={hasEmails}
            inputMode="email"
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            value={draft.pasted}
            error={errors.emails}
            onChange={(event) => change({ pasted: event.target.value })}
          />
        ) : (
          <Button kind="plain" size="small" className="-my-3 -ml-3.5 self-start" onClick={() => setHasEmails(true)}>
            <Plus aria-hidden size={17} />
            {t('invite.addEmail')}
          </Button>
        )}
        <div className="flex flex-col gap-2">
          <ChoiceGroup
            label={t('invite.role')}
            value={role}
            onChange={(chosen) => change({ role: chosen })}
            options={roles.map((value) => ({ value, label: roleName(value), hint: roleHint(value) }))}
          />
          {emails.length === 0 && <p className="text-sm text-ink-soft">{t('invite.linkRoles')}</p>}
        </div>
        <MoreOptions
          title={t(isSent ? 'invite.more' : 'invite.moreUnsent')}
          summary={isSent ? languages[draft.language ?? locale].name : undefined}
          isOpen={isMoreOpen}
          onToggle={setMoreOpen}
        >
          <TextArea
            label={t('invite.note')}
            name="note"
            hint={t('invite.noteHint')}
            placeholder={t('invite.notePlaceholder')}
            optional
            rows={3}
            value={draft.note}
            error={errors.note}
            onChange={(event) => change({ note: event.target.value })}
          />
          {isSent && (
            <Select
              label={t('invite.language')}
              hint={t('invite.languageHint')}
              value={draft.language ?? locale}
              onChange={(value) => change({ language: value })}
              options={locales.map((value) => ({ value, label: languages[value].name }))}
            />
          )}
        </MoreOptions>
      </Form>
    </Dialog>
  )
}
