import { Check } from 'lucide-react'
import { roleTable, type Capability } from '#shared/role-table.ts'
import { useText } from '#web/text.tsx'
import { Section } from '#web/ui/section.tsx'
import { assignableRoles, type AssignableRole } from '../families.rules.ts'

/** What roles are explained with. */
const rights = {
  look: 'photos.view',
  comment: 'comments.add',
  add: 'photos.add',
  changeOwn: 'photos.edit_own',
  save: 'photos.save',
  changeAll: 'photos.edit',
  people: 'people.edit',
  books: 'books.edit',
} as const satisfies Record<string, Capability>

const rightsOf = (role: AssignableRole | undefined) =>
  (Object.keys(rights) as (keyof typeof rights)[]).filter(
    (right) => role && (roleTable[role] as readonly Capability[]).includes(rights[right]),
  )

/** What each role can do, from least to most: each column says what the one before it lacks. */
export function RoleGuide() {
  const t = useText('members.guide')
  const roleName = useText('families.roles')
  return (
    <div className="mt-6 border-t border-line pt-8 sm:pt-10">
      <Section title={t('title')} subtitle={t('owner')}>
        <div className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
          {assignableRoles.map((role, at) => {
            const fewer = rightsOf(assignableRoles[at - 1])
            return (
              <div key={role}>
                <h3 className="font-semibold">{roleName(role)}</h3>
                <ul className="mt-2 flex flex-col gap-1.5 text-ink-soft">
                  {fewer.length > 0 && <li>{t('more')}</li>}
                  {rightsOf(role)
                    .filter((right) => !fewer.includes(right))
                    .map((right) => (
                      <li key={right} className="flex gap-2">
                        <Check aria-hidden size={18} className="mt-1 shrink-0 text-sage" />
                        {t(right)}
                      </li>
                    ))}
                </ul>
              </div>
            )
          })}
        </div>
      </Section>
    </div>
  )
}
