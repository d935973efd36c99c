import { Link } from '@tanstack/react-router'
import type { Person } from '../people.contract.ts'
import { fullName } from '#shared/full-name.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PersonAvatar } from './person-avatar.tsx'
import type { Branch } from './relatives.ts'

/** The people beside each other in the widest generation of a tree that laptops show larger. */
const FEW = 6

const widthOf = (branches: readonly Branch[]): number =>
  branches.reduce((sum, { couple, children }) => sum + Math.max(couple.length, widthOf(children)), 0)

/** The family tree as nested lists: a line joins a couple, and another one leads from it to the children. */
export function FamilyTree({ branches }: { branches: readonly Branch[] }) {
  return (
    <div className="isolate overflow-x-auto rounded-card border border-line bg-card p-5 sm:border-0 sm:bg-transparent sm:py-0 [--person:min(6.5rem,28vw)]">
      <ul
        className={classNames(
          'mx-auto flex w-fit gap-x-4',
          widthOf(branches) > FEW ? 'lg:[zoom:1.3]' : 'lg:[zoom:1.5] lg:font-serif',
        )}
      >
        {branches.map((branch) => (
          <BranchItem key={branch.couple[0]?.id} branch={branch} />
        ))}
      </ul>
    </div>
  )
}

const line = 'absolute -z-10 border-outline/50'

type BranchItemProps = { branch: Branch; hasParents?: boolean; hasNext?: boolean }

function BranchItem({ branch: { couple, children }, hasParents = false, hasNext = false }: BranchItemProps) {
  const isCouple = couple.length > 1
  return (
    <li className={classNames('relative', hasParents && 'pt-6')}>
      {hasParents && <span aria-hidden className={`${line} top-0 left-[calc(var(--person)/2)] h-6 border-l-2`} />}
      {hasNext && (
        <span
          aria-hidden
          className={`${line} top-0 -right-[calc(var(--person)/2)] left-[calc(var(--person)/2)] border-t-2`}
        />
      )}
      <div className="relative flex">
        {couple.map((person, at) => (
          <TreeLink key={person.id} person={person} isPartner={at > 0} isParent={at === 1 && children.length > 0} />
        ))}
      </div>
      {children.length > 0 && (
        <div className="relative pt-4">
          <span
            aria-hidden
            className={classNames(
              line,
              'top-0 h-4 border-l-2',
              isCouple ? 'left-(--person)' : 'left-[calc(var(--person)/2)]',
            )}
          />
          {isCouple && children.length === 1 && (
            <span
              aria-hidden
              className={`${line} top-4 left-[calc(var(--person)/2)] w-[calc(var(--person)/2+2px)] border-t-2`}
            />
          )}
          <ul className="flex">
            {children.map((child, at) => (
              <BranchItem key={child.couple[0]?.id} branch={child} hasParents hasNext={at < children.length - 1} />
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}

/** A face with a line to the partner on its left, and one to their children between the two. */
function TreeLink({ person, isPartner, isParent }: { person: Person; isPartner: boolean; isParent: boolean }) {
  return (
    <Link
      to="/families/$familyId/people/$personId"
      params={{ familyId: person.family_id, personId: person.id }}
      className="relative flex w-(--person) shrink-0 flex-col items-center gap-1.5 rounded-control px-1 pb-1 text-center text-sm leading-tight font-medium hover:text-ember"
    >
      <span className="relative flex w-full justify-center">
        {isPartner && <span aria-hidden className={`${line} top-1/2 right-1/2 w-(--person) border-t-2`} />}
        <PersonAvatar person={person} size="large" />
      </span>
      {isParent && <span aria-hidden className={`${line} top-7 bottom-0 left-0 border-l-2 max-narrow:top-4`} />}
      <span className="max-w-full wrap-anywhere">
        {person.first_name}
        <span className="sr-only"> {person.last_name}</span>
      </span>
    </Link>
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
