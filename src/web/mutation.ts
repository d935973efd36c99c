import {
  useMutation as useQueryMutation,
  useQueryClient,
  type InvalidateQueryFilters,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { toast, toastError, type ToastMessage } from './ui/toast.ts'

type Outcome<T> = {
  /** What a toast says if it worked. */
  done?: string | ToastMessage | ((result: T) => string | ToastMessage)
  /** The title of the toast if it failed; the error is the reason. */
  failed?: string
  onSuccess?(this: void, result: T): void
  onError?(this: void, error: Error): void
  onSettled?(this: void): void
}

/**
 * TanStack Query's, but toasts and callbacks of `mutate` follow even if the component is gone: a live update often removes
 * a row before the response arrives. `useNavigateFromHere` navigates only if the person is still on the page.
 */
export function useMutation<T = unknown, Input = void, Context = unknown>(
  options: UseMutationOptions<T, Error, Input, Context>,
) {
  const mutation = useQueryMutation(options)
  const { mutateAsync } = mutation
  const mutate = useCallback(
    (input: Input, { done, failed, onSuccess, onError, onSettled }: Outcome<T> = {}) => {
      function succeed(result: T) {
        const said = typeof done === 'function' ? done(result) : done
        if (said !== undefined) toast(typeof said === 'string' ? { title: said } : said)
        onSuccess?.(result)
      }
      function fail(error: Error) {
        if (failed !== undefined) toastError(failed, error)
        onError?.(error)
      }
      void mutateAsync(input).then(succeed, fail).finally(onSettled)
    },
    [mutateAsync],
  )
  return { ...mutation, mutate }
}

/** A change after which these queries are loaded again. */
export function useChange<T, Input = void>(stale: InvalidateQueryFilters, mutationFn: (input: Input) => Promise<T>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => cache.invalidateQueries(stale),
    // Not awaited, so that people see the error right away.
    onError: () => void cache.invalidateQueries(stale),
  })
}
