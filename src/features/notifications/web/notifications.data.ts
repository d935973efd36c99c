import { infiniteQueryOptions, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { ResultOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import type { notificationsContract as notificationsContractType } from '../notifications.contract.ts'

const notificationsContract = operationsOf<typeof notificationsContractType>()

type Page = ResultOf<typeof notificationsContract.listNotifications>
type Pages = InfiniteData<Page, string | undefined>

/** Has the name of the live event that invalidates it. */
const key = ['notifications'] as const

export const notificationsOptions = infiniteQueryOptions({
  queryKey: key,
  queryFn: ({ signal, pageParam: cursor }) => call(notificationsContract.listNotifications, { cursor }, { signal }),
  ...byCursor,
})

/** Marks one notification as read, or all without an ID. Optimistic, with a rollback. */
export function useRead() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (ids: readonly string[] | undefined) => {
      if (!ids) return call(notificationsContract.readAllNotifications)
      await Promise.all(ids.map((notification_id) => call(notificationsContract.readNotification, { notification_id })))
    },
    onMutate: async (ids) => {
      await cache.cancelQueries({ queryKey: key })
      const before = cache.getQueryData<Pages>(key)
      cache.setQueryData<Pages>(key, (pages) => pages && withRead(pages, ids))
      return { before }
    },
    onError: (_error, _ids, context) => context?.before && cache.setQueryData(key, context.before),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  })
}

function withRead(pages: Pages, ids: readonly string[] | undefined): Pages {
  const isMeant = (notification: Page['notifications'][number]) =>
    !notification.read && (!ids || ids.includes(notification.id))
  const known = pages.pages.flatMap((page) => page.notifications).filter(isMeant).length
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      unread: ids ? page.unread - known : 0,
      notifications: page.notifications.map((notification) =>
        isMeant(notification) ? { ...notification, read: true } : notification,
      ),
    })),
  }
}
