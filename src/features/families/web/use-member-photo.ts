import { useQuery } from '@tanstack/react-query'
import { familyOptions } from './families.data.ts'

type Author = { id: string; avatar_url: string | null } | null | undefined

/** The photo of a member who has none of their own: their portrait among the family's people. */
export function useMemberPhoto(family_id: string): (author: Author) => string | null {
  const { data: family } = useQuery({ ...familyOptions(family_id), refetchOnMount: false })
  return (author) =>
    author?.avatar_url ?? family?.members.find(({ user }) => user.id === author?.id)?.user.avatar_url ?? null
}
