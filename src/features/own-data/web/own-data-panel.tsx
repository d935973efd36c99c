import { MoreTexts } from '#web/more-texts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Together } from '#web/ui/together.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'
import { ExportCard } from './export-card.tsx'

const texts = {
  en: () => import('../own-data.messages.en.ts'),
  es: () => import('../own-data.messages.es.ts'),
  fr: () => import('../own-data.messages.fr.ts'),
}

/** Taking everything along, and leaving for good. */
export function OwnDataPanel() {
  return (
    <MoreTexts name="ownData" of={texts}>
      <Together skeleton={<Skeleton className="h-64 rounded-card" />}>
        <div className="flex flex-col gap-5">
          <ExportCard />
          <DeleteAccountCard />
        </div>
      </Together>
    </MoreTexts>
  )
}
