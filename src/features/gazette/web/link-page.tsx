import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CaptionPlayer } from '#features/captions/web/caption-player.tsx'
import { captionsTexts } from '#features/captions/web/captions.texts.ts'
import { AuthPage } from '#features/sign-in/web/auth-page.tsx'
import { ApiProblem } from '#web/api.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { Video } from '#web/ui/video.tsx'
import { withFrame } from '#web/with-frame.ts'
import { CONFIRM_DAYS, EDITION_LINK_DAYS, linkKinds, VOICE_MONTHS, type LinkKind } from '../gazette.rules.ts'
import { linkFileAddress, linkOptions, useAnswerLink } from './gazette.data.ts'

/** /gazette/{token}: for people without an account, from an email or a printed code. */
export function LinkPage() {
  const { token } = useParams({ strict: false }) as { token: string }
  const { data, error, refetch, isFetching } = useQuery(linkOptions(token))
  const code = error instanceof ApiProblem ? error.code : ''
  if (['link_expired', 'not_found', 'invalid_input'].includes(code))
    return <DeadLink kind={code === 'link_expired' ? kindOf(token) : undefined} />
  if (error) return <ErrorState heading="h1" error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <PageSpinner />
  const { kind, family, month, recordings, is_video } = data
  if (kind === 'edition') return <EditionLink token={token} family={family} month={month ?? ''} />
  if (kind === 'voice') return <Voices token={token} family={family} recordings={recordings} isVideo={is_video} />
  return <Question token={token} kind={kind} family={family} />
}

/** Forged links and those that were typed wrong have no kind. */
function DeadLink({ kind }: { kind: LinkKind | undefined }) {
  const t = useText('gazette.link.dead')
  const which = kind === 'photo' || kind === 'answer' ? 'voice' : (kind ?? 'other')
  const values = { confirm: CONFIRM_DAYS, edition: EDITION_LINK_DAYS, years: VOICE_MONTHS / 12 }
  const print = kind === 'unsubscribe' ? 'letter' : 'rain'
  return <AuthPage print={print} title={t(`${which}.title`)} intro={t(`${which}.text`, values)} />
}

function kindOf(token: string): LinkKind | undefined {
  return linkKinds[token.charAt(0) as keyof typeof linkKinds]
}

type QuestionProps = { token: string; kind: 'confirm' | 'unsubscribe'; family: string }

/** It takes a click, since email scanners open links too. */
function Question({ token, kind, family }: QuestionProps) {
  const t = useText(`gazette.link.${kind}`)
  const answering = useAnswerLink(token)
  if (answering.isSuccess)
    return <AuthPage key="done" print="letter" title={t('doneTitle')} intro={t('doneText', { family })} />
  return (
    <AuthPage print="letter" title={t('title', { family })} intro={t('text')}>
      <Button size="large" wide busy={answering.isPending} busyLabel={t('working')} onClick={() => answering.mutate()}>
        {t('action')}
      </Button>
      {answering.isError && (
        <p role="alert" className="mt-4 text-center text-sm text-danger">
          {t('failed')}
        </p>
      )}
    </AuthPage>
  )
}

function EditionLink({ token, family, month }: { token: string; family: string; month: string }) {
  const t = useText('gazette.link.edition')
  const format = useFormat()
  const title = t('title', { family, month: format.month(`${month}-01`) })
  return (
    <AuthPage print="letter" title={title} intro={t('text')}>
      <a href={linkFileAddress(token)} className={buttonStyle({ size: 'large', wide: true })}>
        {t('action')}
      </a>
    </AuthPage>
  )
}

type VoicesProps = { token: string; family: string; recordings: number; isVideo: boolean }

function Voices({ token, family, recordings, isVideo }: VoicesProps) {
  const t = useText('gazette.link.voice')
  const sources = Array.from({ length: recordings }, (_, at) => linkFileAddress(token, at))
  return (
    <AuthPage title={t('title', { family })} intro={t('text', { count: recordings })}>
      <MoreTexts of={captionsTexts}>
        <div className="flex flex-col gap-4">
          {sources.map((src, at) =>
            isVideo ? (
              <Video
                key={src}
                src={withFrame(src)}
                aria-label={t('recording', { number: at + 1 })}
                className="w-full rounded-mark bg-sunk"
              />
            ) : (
              <div key={src} className="flex rounded-control bg-sunk px-4 py-3">
                <CaptionPlayer src={src} duration={0} label={t('recording', { number: at + 1 })} />
              </div>
            ),
          )}
        </div>
      </MoreTexts>
    </AuthPage>
  )
}
