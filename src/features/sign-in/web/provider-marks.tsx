import type { ReactNode } from 'react'
import type { Provider } from '../../security/providers.rules.ts'

/** The Google logo in its four colors, as its guidelines require. */
function GoogleMark() {
  return (
    <svg aria-hidden width="18" height="18" className="shrink-0" viewBox="0 0 48 48">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-2.7-.4-3.9H24v7.1h12.1c-.2 2-1.6 4.9-4.5 6.9l6.9 5.3c4.1-3.8 6.6-9.4 6.6-15.4Z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.9-2 14.5-5.3l-6.9-5.4c-1.9 1.3-4.3 2.2-7.6 2.2-5.8 0-10.8-3.8-12.5-9.1l-7.2 5.6C7.9 41.1 15.4 46 24 46Z"
      />
      <path fill="#fbbc05" d="M11.5 28.4a13.6 13.6 0 0 1 0-8.7l-7.2-5.7a22 22 0 0 0 0 20l7.2-5.6Z" />
      <path
        fill="#ea4335"
        d="M24 10.6c4.1 0 6.9 1.8 8.5 3.3l6.2-6.1C34.9 4.2 29.9 2 24 2 15.4 2 7.9 6.9 4.3 14l7.2 5.7C13.2 14.4 18.2 10.6 24 10.6Z"
      />
    </svg>
  )
}

function AppleMark() {
  return (
    <svg aria-hidden width="18" height="18" className="shrink-0" viewBox="0 0 24 24" fill="currentColor">
      <path d="M16.365 1.430c0 1.14-.493 2.27-1.177 3.08-.744.9-1.99 1.57-2.987 1.57-.120 0-.230-.020-.300-.030-.010-.060-.040-.220-.040-.390 0-1.15.572-2.27 1.206-2.98.804-.940 2.142-1.64 3.248-1.68.030.13.050.28.050.430zm4.565 15.710c-.030.07-.463 1.58-1.518 3.12-.945 1.34-1.94 2.71-3.43 2.71-1.517 0-1.9-.880-3.63-.880-1.698 0-2.302.91-3.67.910-1.377 0-2.332-1.26-3.428-2.8-1.287-1.82-2.323-4.63-2.323-7.28 0-4.28 2.797-6.55 5.552-6.55 1.448 0 2.675.95 3.6.950.865 0 2.222-1.01 3.902-1.01.613 0 2.886.06 4.374 2.19-.130.09-2.383 1.37-2.383 4.19 0 3.26 2.854 4.42 2.955 4.450z" />
    </svg>
  )
}

export const providerMarks: Record<Provider, () => ReactNode> = { google: GoogleMark, apple: AppleMark }
