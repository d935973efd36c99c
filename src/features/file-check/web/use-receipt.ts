import { saveAs } from '#web/save-as.ts'
import { useFormat, useText } from '#web/text.tsx'
import { groupStates, type FileReport } from './file-check.data.ts'
import { printableName } from './printable-name.ts'
import { receiptText } from './receipt.ts'
import { useFacts } from './use-facts.ts'

/** Saves a report as a text file. */
export function useReceipt(family_name: string): (report: FileReport, chosen: number) => void {
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
