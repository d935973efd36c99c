import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useProblemText, useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { ApiProblem } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { AllGood } from './all-good.tsx'
import type { AdminJob } from '../admin.contract.ts'
import { jobStates, type JobState } from '../admin.rules.ts'
import { jobsOptions, useRetryJob } from './admin.data.ts'
import { PageList } from '#web/ui/page-list.tsx'

/** Background jobs by state. Failed jobs show their error and can be retried. */
export function JobsTab({ state }: { state: JobState }) {
  const t = useText('admin.jobs')
  const navigate = useNavigate()
  const query = useInfiniteQuery(jobsOptions(state))
  return (
    <Card>
      <Select
        label={t('state')}
        value={state}
        options={jobStates.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => void navigate({ to: '/admin', search: { tab: 'jobs', state: value }, replace: true })}
        className="mb-4 max-w-60"
      />
      <PageList
        query={query}
        itemsOf={(page) => page.jobs}
        empty={state === 'failed' ? <AllGood text={t('emptyFailed')} /> : t('empty')}
      >
        {(jobs) => (
          <ul className="divide-y divide-line">
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        )}
      </PageList>
    </Card>
  )
}

function JobRow({ job }: { job: AdminJob }) {
  const t = useText('admin.jobs')
  const say = useProblemText()
  const ago = useAgo()
  const retrying = useRetryJob()
  const { id, task, attempts, max_attempts, tried_at, created_at, run_at, last_error } = job
  const over = attempts >= max_attempts
  const facts = [
    attempts > 0 && t('attempts', { attempts, most: max_attempts }),
    tried_at ? t('tried', { ago: ago(tried_at) }) : t('added', { when: ago(created_at) }),
    !over && t('next', { when: ago(run_at) }),
  ].filter(Boolean)

  function retry() {
    retrying.mutate(id, {
      done: { title: t('retried'), description: t('retriedText') },
      onError: (error) => {
        const gone = error instanceof ApiProblem && error.code === 'not_found'
        toast({ kind: 'error', title: t('failedToRetry'), description: gone ? t('gone') : say(error) })
      },
    })
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-mono text-sm font-semibold break-words">{task}</p>
        <Facts of={facts} className="mt-0.5" />
        {last_error && <Reason text={last_error} />}
      </div>
      {attempts > 0 && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('retryNamed', { task })}
          busy={retrying.isPending}
          busyLabel={t('retrying_now')}
          onClick={retry}
        >
          {t('retry')}
        </Button>
      )}
    </li>
  )
}

/** Shows the first line; the rest can be expanded. */
function Reason({ text }: { text: string }) {
  const t = useText('admin.jobs')
  const [first, ...rest] = text.split('\n')
  return (
    <>
      <p className="mt-2 text-sm break-words text-danger">{first}</p>
      {rest.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="min-h-11 cursor-pointer content-center text-ink-soft">{t('whole')}</summary>
          <pre className="rounded-control bg-sunk p-3 text-xs break-words whitespace-pre-wrap">{text}</pre>
        </details>
      )}
    </>
  )
}
