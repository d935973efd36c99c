import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { Section } from '#web/ui/section.tsx'
import { useToday } from '#web/use-today.ts'
import { PairView } from './pair-view.tsx'
import { thenAndNowOptions } from './then-and-now.data.ts'

/** Two photos of the same people or place, years apart, another pair each day. Renders nothing if there are none. */
export function ThenAndNowCard({ family_id }: { family_id: string }) {
  const t = useText('thenAndNow')
  const { data } = useQuery(thenAndNowOptions(family_id, useToday()))
  if (!data?.pair) return null
  return (
    <Section title={t('title')}>
      <PairView pair={data.pair} />
    </Section>
  )
}
