import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Baby, Check, ChevronRight, ImagePlus, UserPlus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Family } from '#features/families/families.contract.ts'
import { allows } from '#features/families/web/families.data.ts'
import { invitationsOptions } from '#features/invitations/web/invitations.data.ts'
import { openInviteForm } from '#features/invitations/web/open-invite-form.tsx'
import { askForFiles } from '#features/uploads/web/choose-files.tsx'
import { useAddFiles } from '#features/uploads/web/use-add-files.ts'
import { useArriving } from '#features/uploads/web/use-arriving.ts'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Progress } from '#web/ui/progress.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** What a new family does first, until its first photo is in the album: each step that the user may take, ticked once it's done. */
export function FirstSteps({ family }: { family: Family }) {
  const t = useText('firstSteps')
  const mayInvite = allows(family, 'members.manage')
  const { data: invited = [] } = useQuery({ ...invitationsOptions(family.id), enabled: mayInvite })
  const add = useAddFiles(family.id)
  const arriving = useArriving(family.id)
  return (
    <ol aria-label={t('title')} className="mt-6 w-full max-w-sm divide-y divide-line border-y border-line text-left">
      <li>
        {arriving ? (
          <Step icon={ImagePlus} isBusy>
            {t('adding', arriving)}
            <Progress label={t('photos')} {...arriving} />
          </Step>
        ) : (
          <button type="button" onClick={() => askForFiles(add)} className={stepStyle}>
            <Step icon={ImagePlus}>{t('photos')}</Step>
          </button>
        )}
      </li>
      {allows(family, 'people.edit') && (
        <li>
          {family.children.length > 0 ? (
            <Step icon={Baby} isDone>
              {t('child')}
            </Step>
          ) : (
            <Link
              to="/families/$familyId/people"
              params={{ familyId: family.id }}
              search={{ form: 'child' }}
              className={stepStyle}
            >
              <Step icon={Baby}>{t('child')}</Step>
            </Link>
          )}
        </li>
      )}
      {mayInvite && (
        <li>
          {family.members.length > 1 || invited.length > 0 ? (
            <Step icon={UserPlus} isDone>
              {t('invite')}
            </Step>
          ) : (
            <button type="button" onClick={() => openInviteForm(family)} className={stepStyle}>
              <Step icon={UserPlus}>{t('invite')}</Step>
            </button>
          )}
        </li>
      )}
    </ol>
  )
}

const stepStyle = 'block w-full rounded-control text-left transition-colors hover:text-ember'

type StepProps = { icon: LucideIcon; isDone?: boolean; isBusy?: boolean; children: ReactNode }

function Step({ icon, isDone = false, isBusy = false, children }: StepProps) {
  const t = useText('firstSteps')
  const Icon = isDone ? Check : icon
  return (
    <span className="flex min-h-14 items-center gap-3">
      <span
        className={classNames(
          'grid size-9 shrink-0 place-items-center rounded-full',
          isDone ? 'bg-sage-wash text-sage' : 'bg-ember-wash text-ember',
        )}
      >
        <Icon aria-hidden size={19} />
      </span>
      <span className={classNames('min-w-0 flex-1', isDone ? 'text-ink-soft' : 'font-semibold')}>{children}</span>
      {isDone ? (
        <VisuallyHidden>{t('done')}</VisuallyHidden>
      ) : (
        !isBusy && <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
      )}
    </span>
  )
}
