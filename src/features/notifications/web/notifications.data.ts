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
    mutationFn: (notification_id: string | undefined) =>
      notification_id
        ? call(notificationsContract.readNotification, { notification_id })
        : call(notificationsContract.readAllNotifications),
    onMutate: async (id) => {
      await cache.cancelQueries({ queryKey: key })
      const before = cache.getQueryData<Pages>(key)
      cache.setQueryData<Pages>(key, (pages) => pages && withRead(pages, id))
      return { before }
    },
    onError: (_error, _id, context) => context?.before && cache.setQueryData(key, context.before),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  })
}

function withRead(pages: Pages, id: string | undefined): Pages {
  const isMeant = (notification: Page['notifications'][number]) =>
    !notification.read && (id === undefined || notification.id === id)
  const known = pages.pages.flatMap((page) => page.notifications).filter(isMeant).length
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      unread: id === undefined ? 0 : page.unread - known,
      notifications: page.notifications.map((notification) =>
        isMeant(notification) ? { ...notification, read: true } : notification,
      ),
    })),
  }
}
