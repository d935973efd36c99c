import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useFamilyOrLeave } from '#features/families/web/use-family.ts'
import { DOT } from '#shared/dot.ts'
import { isNotFound } from '#web/is-not-found.ts'
import { NotFound } from '#features/accounts/web/not-found.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageList } from '#web/ui/page-list.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Import, ImportItem } from '../imports.contract.ts'
import { Standing } from './import-row.tsx'
import { importItemsOptions, importOptions } from './imports.data.ts'

const shown = ['imported', 'present', 'refused', 'ignored'] as const
type Shown = (typeof shown)[number]
export type ImportSearch = { show?: Shown }

/** /families/{id}/imports/{id}: the outcome of every file. */
export function ImportPage() {
  const t = useText('imports')
  const format = useFormat()
  const { family_id } = useFamilyOrLeave()
  const { importId: import_id } = useParams({ strict: false }) as { importId: string }
  const query = useQuery(importOptions({ family_id, import_id }))
  const { data } = query
  if (isNotFound(query.error)) return <NotFound />
  return (
    <div className="max-w-3xl">
      <BackLink to="/families/$familyId/photos" params={{ familyId: family_id }} search={{ tab: 'upload' }}>
        {t('page.back')}
      </BackLink>
      <PageHeader
        title={data?.title ?? t('page.title')}
        subtitle={data && t('page.begun', { date: format.shortDate(data.created_at) })}
      />
      <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
        {(one) => <Report family_id={family_id} one={one} />}
      </QueryState>
    </div>
  )
}

function Report({ family_id, one }: { family_id: string; one: Import }) {
  const t = useText('imports')
  const format = useFormat()
  const navigate = useNavigate()
  const { show } = useSearch({ strict: false }) as ImportSearch
  const state = shown.find((known) => known === show)
  const query = useInfiniteQuery(importItemsOptions({ family_id, import_id: one.id }, state))
  const choose = (value: string) =>
    void navigate({
      to: '.',
      search: { show: shown.find((known) => known === value) },
      replace: true,
      resetScroll: false,
    })
  return (
    <Card>
      <div className="flex flex-col gap-2">
        <Standing one={one} />
      </div>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
        <Select
          label={t('page.filter')}
          className="w-64 max-w-full"
          value={state ?? ''}
          onChange={choose}
          options={[
            { value: '', label: t('page.all') },
            ...shown.map((value) => ({ value, label: `${t(`states.${value}`)} (${format.number(one[value])})` })),
          ]}
        />
        <a
          href={`/api/families/${family_id}/imports/${one.id}/report`}
          download
          className={buttonStyle({ kind: 'quiet', size: 'small' })}
        >
          <Download aria-hidden size={18} />
          {t('page.download')}
        </a>
      </div>
      <PageList query={query} itemsOf={(page) => page.items} empty={state ? t('page.nothing') : t('page.none')}>
        {(items) => (
          <ul className="mt-4 divide-y divide-line">
            {items.map((item) => (
              <ItemRow key={item.id} family_id={family_id} item={item} />
            ))}
          </ul>
        )}
      </PageList>
    </Card>
  )
}

function ItemRow({ family_id, item }: { family_id: string; item: ImportItem }) {
  const t = useText('imports')
  const format = useFormat()
  const name = item.path.slice(item.path.lastIndexOf('/') + 1)
  const folder = item.path.slice(0, item.path.length - name.length)
  const facts = [t(`states.${item.state}`), item.reason && t(`reasons.${item.reason}`), format.bytes(item.bytes)]
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        {folder && <p className="text-xs break-words text-ink-soft">{folder}</p>}
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(DOT)}</p>
      </div>
      {item.photo_id && (
        <Link
          to="/families/$familyId/photos"
          params={{ familyId: family_id }}
          search={{ photo: item.photo_id }}
          aria-label={t('page.seeNamed', { name })}
          className={classNames(buttonStyle({ kind: 'quiet', size: 'small' }), 'shrink-0')}
        >
          {t('page.see')}
        </Link>
      )}
    </li>
  )
}
