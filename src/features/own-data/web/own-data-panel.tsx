import { MoreTexts } from '#web/more-texts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RevealGroup } from '#web/ui/reveal-group.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'
import { ExportCard } from './export-card.tsx'

const texts = import.meta.glob<object>('../own-data.messages.*.ts')

export function OwnDataPanel() {
  return (
    <MoreTexts of={texts}>
      <RevealGroup skeleton={<Skeleton className="h-64 rounded-card" />}>
        <div className="flex flex-col gap-5">
          <ExportCard />
          <DeleteAccountCard />
        </div>
      </RevealGroup>
    </MoreTexts>
  )
}
