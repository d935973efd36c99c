import { operations, type ListedUpload, type Operations } from './operations.ts'
import { call, send, wait, type Options, type Server } from './send.ts'

export { HearthbookError } from './problem.ts'
export type * from './operations.ts'
export type { Options }

export type Input<Id extends keyof Operations> = Operations[Id]['input']
export type Answer<Id extends keyof Operations> = Operations[Id]['answer']

type Method<I, A> = {} extends I
  ? (input?: I, options?: Options) => Promise<A>
  : (input: I, options?: Options) => Promise<A>

/** Operations whose answers are pages. */
export type Paged = {
  [Id in keyof Operations]: 'cursor' extends keyof Input<Id>
    ? Answer<Id> extends { next_cursor: string | null }
      ? Id
      : never
    : never
}[keyof Operations]

/** One method for each operation, named as in the API's documentation, and some help with pages and files. */
export type Client = { [Id in keyof Operations]: Method<Input<Id>, Answer<Id>> } & {
  /** Every page of a list: `for await (const { photos } of client.pages('listPhotos', { family_id }))`. */
  pages<Id extends Paged>(operation: Id, input: Input<Id>, options?: Options): AsyncGenerator<Answer<Id>, void>
  /** Sends a photo or video, and waits until it's `done`, a `duplicate`, or `refused` with a reason. */
  upload(input: Input<'putFile'>, options?: Options): Promise<ListedUpload>
  /** Gets a file from an address in an answer, such as a photo's `original_url`. */
  download(address: string, options?: Options): Promise<Response>
}

export type Settings = {
  /** Where your Hearthbook is, such as https://photos.example.org. */
  address: string
  /** An API key from your account settings, hbk_… */
  key: string
  /** For proxies and tests. */
  fetch?: typeof fetch
}

const POLL_MS = 1000
const UNDECIDED: ListedUpload['state'][] = ['receiving', 'received']

/** A client for a Hearthbook server. */
export function createClient({ address, key, fetch = globalThis.fetch }: Settings): Client {
  const server: Server = { address: new URL(address), key, fetch }
  const methods = Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      (input: object = {}, options?: Options) => call(server, name, operation, input, options),
    ]),
  ) as Omit<Client, 'pages' | 'upload' | 'download'>

  return {
    ...methods,
    async *pages(operation, input, options) {
      const list = methods[operation] as (input: object, options?: Options) => Promise<Answer<typeof operation>>
      let cursor: string | null | undefined
      do {
        const page = await list(cursor ? { ...input, cursor } : input, options)
        yield page
        cursor = page.next_cursor
      } while (cursor)
    },
    async upload(input, options) {
      const { id } = await methods.putFile(input, options)
      for (;;) {
        const { uploads } = await methods.listUploads({ family_id: input.family_id, ids: id }, options)
        const [upload] = uploads
        if (upload && !UNDECIDED.includes(upload.state)) return upload
        await wait(POLL_MS, options?.signal)
      }
    },
    download: (file, options) =>
      send(server, 'download', new URL(file, server.address), options?.signal ? { signal: options.signal } : {}),
  }
}
