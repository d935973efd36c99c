import type { Callable, Operation } from '#shared/contract.ts'

/** Generated from the contract at build time (vite.config.ts), so that browsers don't load its schemas. */
declare const OPERATIONS: unknown

/** The operations of a contract that is imported as a type: `operationsOf<typeof booksContract>()`. */
export function operationsOf<Contract extends Record<string, Operation>>() {
  return OPERATIONS as { readonly [Id in keyof Contract]: Callable<Contract[Id]> }
}
