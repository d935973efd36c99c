type Outcome<T> = { onSuccess: (result: T) => void; onError: (error: Error) => void; onSettled?: () => void }

/**
 * What is said after a change that takes away whatever asked for it. A row is often gone before the answer comes, since news of
 * the change may be quicker; callbacks of a component that is gone are not called (TanStack Query), promises are kept.
 */
export function afterwards<T>(change: Promise<T>, { onSuccess, onError, onSettled }: Outcome<T>): void {
  void change.then(onSuccess, onError).finally(onSettled)
}
