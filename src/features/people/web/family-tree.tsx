import { Link } from '@tanstack/react-router'
import type { Person } from '../people.contract.ts'
import { fullName } from '#shared/full-name.ts'
import { PersonAvatar } from './person-avatar.tsx'
import type { Branch } from './relatives.ts'

/** The family tree as nested lists: a generation is indented below its parents. */
export function FamilyTree({ branches }: { branches: readonly Branch[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {branches.map((branch) => (
        <li key={branch.couple[0]?.id} className="min-w-0">
          <div className="flex flex-wrap gap-2">
            {branch.couple.map((person) => (
              <PersonLink key={person.id} person={person} />
            ))}
          </div>
          {branch.children.length > 0 && (
            <div className="mt-3 ml-5 border-l-2 border-line pl-4 sm:ml-6 sm:pl-6">
              <FamilyTree branches={branch.children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A person's face and name, linked to their page. */
export function PersonLink({ person }: { person: Person }) {
  const name = fullName(person)
  return (
    <Link
      to="/families/$familyId/people/$personId"
      params={{ familyId: person.family_id, personId: person.id }}
      className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-full border border-line bg-card py-1 pr-4 pl-1.5 font-medium hover:border-outline"
    >
      <PersonAvatar person={person} size="small" />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </Link>
  )
}
