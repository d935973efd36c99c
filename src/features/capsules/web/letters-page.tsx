import { useInfiniteQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { openForm } from '#web/ui/open-form.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { LetterRow } from './letter-row.tsx'
import { lettersOptions } from './letters.data.ts'
import { SealForm } from './seal-form.tsx'

/** /families/{id}/letters: the letters that wait for their day, and those that have opened. */
export function LettersPage() {
  const t = useText('letters')
  const { family_id, family } = useFamily()
  const waiting = useInfiniteQuery(lettersOptions(family_id, 'waiting'))
  const opened = useInfiniteQuery(lettersOptions(family_id, 'opened'))
  const canWrite = allows(family, 'photos.add')
  const hasOpened = opened.data ? Boolean(opened.data.pages[0]?.letters.length) : opened.errorUpdateCount > 0
  const isEmpty = waiting.data?.pages[0]?.letters.length === 0
  const write = canWrite && (
    <Button onClick={() => openForm((onClose) => <SealForm family_id={family_id} onClose={onClose} />)}>
      <PenLine aria-hidden size={19} />
      {t('write')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} actions={!isEmpty && write} />
      <div
        className={
          hasOpened ? 'grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-2' : isEmpty ? undefined : 'mx-auto max-w-4xl'
        }
      >
        <section>
          <h2 className={hasOpened ? headingStyle : 'sr-only'}>{t('waiting')}</h2>
          <PageList
            query={waiting}
            itemsOf={(page) => page.letters}
            failed={{ title: t('failedTitle') }}
            empty={
              <EmptyState
                print="letter"
                title={t('emptyTitle')}
                text={t(canWrite ? 'emptyText' : 'emptyViewer')}
                action={write}
              />
            }
          >
            {(letters) => <Rows letters={letters} family_id={family_id} canWrite={canWrite} isHalf={hasOpened} />}
          </PageList>
        </section>
        {hasOpened && (
          <section>
            <h2 className={headingStyle}>{t('opened')}</h2>
            <PageList
              query={opened}
              itemsOf={(page) => page.letters}
              failed={{ title: t('failedTitle') }}
              empty={t('emptyTitle')}
            >
              {(letters) => <Rows letters={letters} family_id={family_id} canWrite={canWrite} isHalf />}
            </PageList>
          </section>
        )}
      </div>
    </>
  )
}

const headingStyle = 'mb-3 font-serif text-xl font-semibold'

type RowsProps = Omit<Parameters<typeof LetterRow>[0], 'letter'> & {
  letters: Parameters<typeof LetterRow>[0]['letter'][]
  /** Whether it's beside another list on wide pages. */
  isHalf: boolean
}

function Rows({ letters, isHalf, ...row }: RowsProps) {
  return (
    <ul className={classNames('grid grid-cols-1 gap-6 sm:grid-cols-2', isHalf && 'lg:grid-cols-1')}>
      {letters.map((letter) => (
        <li key={letter.id} className="grid grid-cols-1 only:col-span-full">
          <LetterRow letter={letter} {...row} />
        </li>
      ))}
    </ul>
  )
}
