import { Avatar } from '#web/ui/avatar.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { useText } from '#web/text.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { Profile } from '../personality.data.ts'
import { AskLink } from '../ask-link.tsx'
import { nextQuestion } from '../next-question.ts'
import { TenDots } from '../ten-dots.tsx'
import { useDraftedPrompts } from '../use-drafted-prompts.ts'
import { usePendingRecordings } from '../use-pending-recordings.ts'
import { AnswerRow } from './answer-row.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { ConsentNote } from './consent-note.tsx'

export function ChildAnswers({ family_id, profile }: { family_id: string; profile: Profile }) {
  const t = useText('personality')
  const { child, prompts, responses, progress, can } = profile
  const { answered, total } = progress
  const onItsWay = usePendingRecordings(child.id)
  const drafted = useDraftedPrompts(child.id)
  const answers = new Map(responses.map((response) => [response.prompt_id, response]))
  const next = nextQuestion(profile, onItsWay)
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/families/$familyId/personality" params={{ familyId: family_id }}>
        {t('profile.back')}
      </BackLink>
      <header className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-5 sm:mb-8">
        <Avatar name={child.first_name} src={child.avatar_url} size="portrait" />
        <div className="flex min-w-0 flex-1 basis-52 flex-col gap-3">
          <PageHeading className="font-serif text-2xl font-semibold tracking-tight break-words sm:text-3xl">
            {t('profile.title', { name: child.first_name })}
          </PageHeading>
          <p className="text-ink-soft">{t('answered', { answered, total })}</p>
          <TenDots progress={progress} />
        </div>
        <div className="flex w-full flex-wrap items-center gap-2.5">
          {can.answer &&
            (next ? (
              <AskLink {...{ family_id, profile, next }} />
            ) : (
              <p className="text-ink-soft">{t('profile.all', { name: child.first_name })}</p>
            ))}
          {can.manage && responses.length > 0 && <ExportDialog family_id={family_id} child={child} />}
        </div>
      </header>
      <h2 className="sr-only">{t('profile.list')}</h2>
      <ol className="flex flex-col divide-y divide-line rounded-card border border-line bg-card">
        {prompts.map((prompt) => (
          <li key={prompt.id}>
            <AnswerRow
              family_id={family_id}
              child={child}
              prompt={prompt}
              response={answers.get(prompt.id)}
              pending={onItsWay.get(prompt.id)}
              isDrafted={drafted.has(prompt.id)}
            />
          </li>
        ))}
      </ol>
      <ConsentNote family_id={family_id} profile={profile} />
    </div>
  )
}
