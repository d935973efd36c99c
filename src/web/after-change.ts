type Outcome<T> = { onSuccess: (result: T) => void; onError: (error: Error) => void; onSettled?: () => void }

/**
 * Runs callbacks after a mutation even if its component is gone. A row is often removed by a live update before the
 * response arrives; TanStack Query doesn't call callbacks of unmounted components, but promises still resolve.
 */
export function afterChange<T>(change: Promise<T>, { onSuccess, onError, onSettled }: Outcome<T>): void {
  void change.then(onSuccess, onError).finally(onSettled)
}
