import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAllRevealed } from '#web/ui/reveal-group.tsx'
import { useCurrentFamily } from '../shell/current-family.ts'
import { markRead, nextTip, type TipName, type TipReader } from './tips.ts'

const texts = import.meta.glob<object>('./tips.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    tips: typeof import('./tips.messages.en.ts').tips
  }
}

/** A tip below the page, for users who haven't turned tips off. */
export function TipSlot() {
  const { data: session } = useQuery(sessionOptions)
  const page = useMatches({
    select: (matches) => {
      const shown = matches.at(-1)
      // A person's page has the title of the list that the tip is about.
      return shown && !('personId' in shown.params) ? shown.staticData.title : undefined
    },
  })
  const isPageThere = useAllRevealed()
  const { current, isPending } = useCurrentFamily()
  if (!session?.preferences?.show_tips || !isPageThere || isPending) return null
  return <NextTip key={page} page={page} can={current?.can ?? []} />
}

type NextTipProps = { page: Parameters<typeof nextTip>[0]; can: TipReader['can'] }

function NextTip({ page, can }: NextTipProps) {
  const [tip, setTip] = useState(() => nextTip(page, { can, hasKeyboard: matchMedia('(pointer: fine)').matches }))
  if (!tip) return null
  return (
    <MoreTexts of={texts}>
      <Tip
        name={tip}
        onRead={() => {
          markRead(tip)
          setTip(undefined)
        }}
      />
    </MoreTexts>
  )
}

function Tip({ name, onRead }: { name: TipName; onRead: () => void }) {
  const t = useText('tips')
  return (
    <section
      aria-label={t('label')}
      className="mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-4 text-ink-soft print:hidden"
    >
      <Lightbulb aria-hidden size={20} className="shrink-0 text-honey" />
      <p className="min-w-0 flex-1 basis-60">{t(`all.${name}`)}</p>
      <Button kind="quiet" size="small" onClick={onRead} className="max-sm:ml-8 shrink-0">
        {t('read')}
      </Button>
    </section>
  )
}
