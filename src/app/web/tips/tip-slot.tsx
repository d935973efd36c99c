import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useSavePreferences } from '#features/accounts/web/accounts.data.ts'
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
  const save = useSavePreferences()
  const noMore = () =>
    save.mutate(
      { show_tips: false },
      {
        done: { title: t('off'), description: t('offText') },
        failed: t('offFailed'),
      },
    )
  return (
    <section
      aria-label={t('label')}
      className="mt-8 flex max-w-3xl flex-wrap print:hidden items-center gap-x-4 gap-y-3 rounded-card border border-honey/40 bg-honey-wash px-5 py-4"
    >
      <Lightbulb aria-hidden size={22} className="shrink-0 text-honey" />
      <p className="min-w-0 flex-1 basis-60">{t(`all.${name}`)}</p>
      <div className="-mx-2 flex flex-wrap gap-1">
        <Button kind="plain" size="small" onClick={noMore} busy={save.isPending}>
          {t('noMore')}
        </Button>
        <Button kind="quiet" size="small" onClick={onRead}>
          {t('read')}
        </Button>
      </div>
    </section>
  )
}
