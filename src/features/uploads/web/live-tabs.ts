import { newId } from '#shared/ids.ts'

/** Identifies this tab until it's closed or reloaded. */
export const thisTab = newId()

const ANSWER_MS = 250
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('hearthbook-uploads')

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === 'who') channel.postMessage({ tab: thisTab })
})

/** The open tabs that may be uploading, including this one. Unlike the Web Locks API, it works without a secure context. */
export async function liveTabs(): Promise<ReadonlySet<string>> {
  const tabs = new Set([thisTab])
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (data && typeof data === 'object' && 'tab' in data) tabs.add(String(data.tab))
  }
  channel?.addEventListener('message', listen)
  channel?.postMessage('who')
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
  channel?.removeEventListener('message', listen)
  return tabs
}
