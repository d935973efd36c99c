import { FileText, RotateCcw, ShieldAlert, ShieldCheck } from 'lucide-react'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { saveAs } from '#web/save-as.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { groupStates, type FileReport } from './file-check.data.ts'
import { FileGroup } from './file-group.tsx'
import { printableName } from './printable-name.ts'
import { receiptText } from './receipt.ts'
import { useFacts } from './use-facts.ts'
import type { Hashed } from './use-hashed-files.ts'

type ReportViewProps = {
  family_id: string
  report: FileReport
  hashed: Hashed
  isChecking: boolean
  onCheckAgain: () => void
}

/** How many files are safe, and the files by what's known about them. */
export function ReportView({ family_id, report, hashed, isChecking, onCheckAgain }: ReportViewProps) {
  const t = useText('fileCheck')
  const { family } = useFamily()
  const saveReceipt = useReceipt(family?.name ?? '')
  const total = hashed.files.length
  const safe = report.groups.get('safe')?.length ?? 0
  const isAllSafe = safe === total
  const Icon = isAllSafe ? ShieldCheck : ShieldAlert
  return (
    <>
      <section aria-live="polite" className="rounded-card border border-line bg-card p-5 sm:p-6">
        <h2 className="flex items-start gap-3 font-serif text-2xl font-semibold text-pretty">
          <Icon
            aria-hidden
            size={28}
            strokeWidth={1.75}
            className={classNames('mt-0.5 shrink-0', isAllSafe ? 'text-sage' : 'text-honey')}
          />
          {t('headline', { safe, total })}
        </h2>
        <p className="mt-2 max-w-prose">{t(isAllSafe ? 'allSafe' : safe > 0 ? 'someSafe' : 'noneSafe')}</p>
        {hashed.chosen > total && <p className="mt-1 font-medium">{t('stopped', { total, chosen: hashed.chosen })}</p>}
        {!report.has_backups ? (
          <Warning title={t('noBackups.title')} text={t('noBackups.text')} />
        ) : (
          report.last_backup_at === null && <Warning title={t('firstBackup.title')} text={t('firstBackup.text')} />
        )}
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Button kind="quiet" onClick={() => saveReceipt(report, hashed.chosen)}>
            <FileText aria-hidden size={18} />
            {t('receipt.save')}
          </Button>
          {!isAllSafe && (
            <Button kind="quiet" busy={isChecking} busyLabel={t('checking')} onClick={onCheckAgain}>
              <RotateCcw aria-hidden size={18} />
              {t('checkAgain')}
            </Button>
          )}
        </div>
      </section>
      {groupStates.map((state) => {
        const files = report.groups.get(state)
        return (
          files && (
            <FileGroup
              key={state}
              family_id={family_id}
              state={state}
              files={files}
              canAdd={allows(family, 'photos.add')}
            />
          )
        )
      })}
    </>
  )
}

function Warning({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-4 rounded-control bg-honey-wash p-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 max-w-prose">{text}</p>
    </div>
  )
}

/** Saves a report as a text file. */
function useReceipt(family_name: string): (report: FileReport, chosen: number) => void {
  const t = useText('fileCheck')
  const { longDate, time, bytes } = useFormat()
  const factsOf = useFacts()
  return ({ at, groups, has_backups, last_backup_at }, chosen) => {
    const total = [...groups.values()].reduce((sum, files) => sum + files.length, 0)
    const text = receiptText({
      title: t('receipt.title'),
      about: [
        t('receipt.made', {
          family: printableName(family_name),
          server: location.host,
          date: longDate(at),
          time: time(at),
        }),
        t('headline', { safe: groups.get('safe')?.length ?? 0, total }),
        ...(chosen > total ? [t('stopped', { total, chosen })] : []),
        t('receipt.means'),
        ...(has_backups ? (last_backup_at === null ? [t('firstBackup.text')] : []) : [t('noBackups.text')]),
      ],
      groups: groupStates.flatMap((state) => {
        const files = groups.get(state)
        if (!files) return []
        return {
          title: t(`groups.${state}.title`, { count: files.length }),
          text: t(`groups.${state}.text`),
          files: files.map((file) => ({
            name: printableName(file.file.webkitRelativePath || file.file.name),
            sha256: file.sha256,
            facts: [...factsOf(file), bytes(file.file.size)],
          })),
        }
      }),
    })
    // With a byte order mark, so that every editor reads it as UTF-8.
    const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/plain' }))
    saveAs(address, `hearthbook-${at.toISOString().slice(0, 10)}.txt`)
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }
}
