import { HardDrive } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'

/** Tells administrators that photos are on one disk only. It stays until BACKUP_TO is set. */
export function NoSecondCopy({ children }: { children: ReactNode }) {
  const t = useText('backups.none')
  return (
    <section className="flex gap-4 rounded-card border border-line bg-honey-wash p-5 sm:p-6">
      <HardDrive aria-hidden size={24} strokeWidth={1.75} className="mt-0.5 shrink-0 text-honey max-narrow:hidden" />
      <div className="min-w-0">
        <h2 className="font-serif text-xl font-semibold">{t('title')}</h2>
        <p className="mt-2 max-w-prose">{t('text')}</p>
        <div className="mt-4">{children}</div>
      </div>
    </section>
  )
}
