import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadExport } from '#features/exports/web/exports.data.ts'
import type { ownCopyContract } from '#features/own-data/own-copy.contract.ts'
import type { Person } from '#features/people/people.contract.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { toastError } from '#web/ui/toast.ts'

const contract = operationsOf<typeof ownCopyContract>()

/** Downloads what is about a grown-up, to import it to a family of their own. */
export function TakeCopy({ person: { id: person_id, family_id } }: { person: Person }) {
  const t = useText('growingUp.own')
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const place = { family_id, person_id }

  async function copy() {
    setState('busy')
    try {
      await downloadExport(
        {
          request: () => call(contract.requestOwnCopy, place),
          list: (options) => call(contract.listOwnCopies, place, options),
          addressOf: (id) => `/api/families/${family_id}/people/${person_id}/copies/${id}/file`,
        },
        ({ files_done: done, files_total: total }) => setProgress({ done, total }),
      )
      setState('done')
    } catch (error) {
      setState('idle')
      toastError(t('copyFailed'), error)
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t('copyText')}</p>
      <Button kind="quiet" onClick={() => void copy()} busy={state === 'busy'} busyLabel={t('copying')}>
        <Download aria-hidden size={18} />
        {t('copy')}
      </Button>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {state === 'busy' && progress.total > 0 && t('progress', progress)}
        {state === 'done' && t('copied')}
      </p>
      {state === 'done' && (
        <Link to="/families/new" className={buttonStyle({ kind: 'quiet', size: 'small' })}>
          {t('newFamily')}
        </Link>
      )}
    </div>
  )
}
