import { useText } from '#web/text.tsx'
import { BreakableText } from '#web/ui/breakable-text.tsx'

/** How administrators set up backups. It's done on the computer itself, so it needs no proof of who's reading. */
export function BackupSteps() {
  const t = useText('backups.none')
  return (
    <ol className="flex max-w-prose list-decimal flex-col gap-3 pl-6 marker:font-semibold marker:text-ember">
      <li>{t('connect')}</li>
      <li>
        {t('set')}
        <span className="mt-2 block rounded-control bg-sunk px-3 py-2 font-mono text-sm">
          <BreakableText text="BACKUP_TO=/mnt/usb/hearthbook" />
        </span>
      </li>
      <li>{t('restart')}</li>
    </ol>
  )
}
