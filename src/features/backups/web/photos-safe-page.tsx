import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { Family } from '#features/families/families.contract.ts'
import { allows, ownerOf } from '#features/families/web/families.data.ts'
import { useFamilyOrLeave } from '#features/families/web/use-family.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LonePage } from '#web/ui/lone-page.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { BackupStatus } from '../backups.contract.ts'
import { BackupSteps } from './backup-steps.tsx'
import { backupStatusOptions } from './backups.data.ts'
import { answerTo, useLastBackup } from './use-last-backup.ts'

/** /families/{id}/photos-safe: whether there's a second copy and, if not, what to do or whom to ask. */
export function PhotosSafePage() {
  const { family_id, family } = useFamilyOrLeave()
  return (
    <QueryState query={useQuery(backupStatusOptions(family_id))} skeleton={<Skeleton className="h-96 rounded-card" />}>
      {(status) => family && <Answer family={family} status={status} />}
    </QueryState>
  )
}

function Answer({ family, status }: { family: Family; status: BackupStatus }) {
  const page = useText('shell.titles')
  const t = useText('backups.safe')
  const { data: session } = useQuery(sessionOptions)
  const lastBackup = useLastBackup(status)
  const answer = answerTo(status)
  const isAdmin = session?.is_admin ?? false
  return (
    <LonePage
      painting="keepsake-box"
      page={page('photosSafe')}
      above={answer !== 'made' && <TriangleAlert aria-hidden size={32} className="mt-1 mb-3 text-honey" />}
      title={t(`${answer}.title`)}
      text={answer === 'made' || answer === 'late' ? lastBackup : t(`${answer}.text`)}
    >
      {answer !== 'made' && !isAdmin && <Ask family={family} />}
      {isAdmin && (status.is_set_up ? <ViewBackups /> : <SetUp />)}
    </LonePage>
  )
}

/** Names the owner, whom every member knows. */
function Ask({ family }: { family: Family }) {
  const t = useText('backups.safe')
  const { data: session } = useQuery(sessionOptions)
  const owner = ownerOf(family)
  const isOwner = owner?.id === session?.user?.id
  return (
    <>
      <p className="max-w-prose">{owner && !isOwner ? t('ask', { name: owner.first_name }) : t('askOperator')}</p>
      {allows(family, 'photos.save') && (
        <Link
          to="/families/$familyId/photos"
          params={{ familyId: family.id }}
          search={{ form: 'download' }}
          className={classNames('sm:self-start', buttonStyle({}))}
        >
          {t('download')}
        </Link>
      )}
    </>
  )
}

/** Folded, since administrators are part of the family too. */
function SetUp() {
  const t = useText('backups.none')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button className="sm:self-start" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('open')}
      </Button>
      <p className="text-sm text-ink-soft">{t('forOperator')}</p>
      {isOpen && <BackupSteps />}
    </>
  )
}

function ViewBackups() {
  const t = useText('backups.attention')
  return (
    <Link
      to="/admin"
      search={{ tab: 'backups' }}
      className={classNames('sm:self-start', buttonStyle({ kind: 'quiet' }))}
    >
      {t('open')}
    </Link>
  )
}
