import type { ReactNode } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'
import { Surface } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RevealGroup } from '#web/ui/reveal-group.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'
import { ExportCard } from './export-card.tsx'
import { ownDataTexts } from './own-data.texts.ts'

/** `first` appears together with the rest. */
export function OwnDataPanel({ first }: { first: ReactNode }) {
  return (
    <MoreTexts of={ownDataTexts}>
      <RevealGroup skeleton={<Skeleton className="h-64 rounded-card" />}>
        <Surface>
          {first}
          <ExportCard />
          <DeleteAccountCard />
        </Surface>
      </RevealGroup>
    </MoreTexts>
  )
}
