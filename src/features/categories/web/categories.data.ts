import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { activityKeys } from '#features/activity/web/activity.data.ts'
import { call } from '#web/api.ts'
import { useChange, useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { Category, categoriesContract as categoriesContractType } from '../categories.contract.ts'

const categoriesContract = operationsOf<typeof categoriesContractType>()

export const categoryKeys = { family: (family_id: string) => ['categories', family_id] as const }

export function categoriesOptions(family_id: string) {
  return queryOptions({
    queryKey: categoryKeys.family(family_id),
    queryFn: ({ signal }) => call(categoriesContract.listCategories, { family_id }, { signal }),
    select: (answer) => answer.categories,
  })
}

export function useCreateCategory(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(categoriesContract.createCategory, { family_id, name }),
    onSuccess(created) {
      // A live update can have loaded the list with it already.
      const others = (all: Category[]) => all.filter(({ id }) => id !== created.id)
      changeList(cache, family_id, (all) => [...others(all), created].toSorted(byName))
      void cache.invalidateQueries({ queryKey: categoryKeys.family(family_id) })
      void cache.invalidateQueries({ queryKey: activityKeys.family(family_id) })
    },
  })
}

export function useRenameCategory(family_id: string) {
  return useChange({ queryKey: categoryKeys.family(family_id) }, ({ id, name }: { id: string; name: string }) =>
    call(categoriesContract.renameCategory, { family_id, category_id: id, name }),
  )
}

/** Removes it from the list optimistically, and restores it if the request fails. */
export function useDeleteCategory(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(categoriesContract.deleteCategory, { family_id, category_id: id }),
    onMutate: (id) => changeList(cache, family_id, (all) => all.filter((one) => one.id !== id)),
    onSettled: () => cache.invalidateQueries({ queryKey: categoryKeys.family(family_id) }),
  })
}

function changeList(cache: QueryClient, family_id: string, change: (all: Category[]) => Category[]) {
  cache.setQueryData<{ categories: Category[] }>(
    categoryKeys.family(family_id),
    (answer) => answer && { categories: change(answer.categories) },
  )
}

function byName(a: Category, b: Category): number {
  return a.name.localeCompare(b.name)
}
