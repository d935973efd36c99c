import { HardDrive } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'

/** Says that photos are on one disk only, and what to set. It stays until BACKUP_TO is set. */
export function NoSecondCopy({ action }: { action?: ReactNode }) {
  const t = useText('backups.none')
  return (
    <section className="flex gap-4 rounded-card border border-line bg-honey-wash p-5 sm:p-6">
      <HardDrive aria-hidden size={24} strokeWidth={1.75} className="mt-0.5 shrink-0 text-honey max-narrow:hidden" />
      <div className="min-w-0">
        <h2 className="font-serif text-xl font-semibold">{t('title')}</h2>
        <p className="mt-2 max-w-prose">{t('text')}</p>
        {action ? (
          <p className="mt-4">{action}</p>
        ) : (
          <>
            <p className="mt-3 rounded-control bg-card px-3 py-2 font-mono text-sm">
              <BreakableText text="BACKUP_TO=/mnt/usb/hearthbook" />
            </p>
            <p className="mt-3 text-sm text-ink-soft">{t('docs')}</p>
          </>
        )}
      </div>
    </section>
  )
}
