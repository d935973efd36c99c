import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDebounced } from '#web/use-debounced.ts'
import type { AdminFamily } from '../admin.contract.ts'
import { familiesOptions } from './admin.data.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PageList } from '#web/ui/page-list.tsx'

/** Every family's owner, size and age, but none of its content. */
export function FamiliesTab() {
  const t = useText('admin.families')
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const query = useInfiniteQuery(familiesOptions(q))
  return (
    <Card>
      <TextField
        type="search"
        label={t('search')}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        className="mb-2 max-w-md"
      />
      <PageList query={query} itemsOf={(page) => page.families} empty={q ? t('none') : t('empty')}>
        {(families) => (
          <ul className="divide-y divide-line">
            {families.map((family) => (
              <FamilyRow key={family.id} family={family} />
            ))}
          </ul>
        )}
      </PageList>
    </Card>
  )
}

function FamilyRow({ family }: { family: AdminFamily }) {
  const t = useText('admin.families')
  const { bytes, shortDate } = useFormat()
  const facts = [
    t('members', { count: family.members }),
    t('photos', { count: family.photos }),
    family.photos > 0 && bytes(family.bytes),
    t('since', { date: shortDate(family.created_at) }),
  ].filter(Boolean)
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-semibold break-words">{family.name}</span>
        {family.deleted_at && <Badge tone="ember">{t('deleted')}</Badge>}
      </p>
      {family.owner_email && <p className="break-words">{t('owner', { email: family.owner_email })}</p>}
      <Facts of={facts} />
    </li>
  )
}
