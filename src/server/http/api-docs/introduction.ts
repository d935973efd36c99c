/** The start page of the API docs, in Markdown. */
export const introduction = (appUrl: string) => `Everything the app does, for your scripts.

## Authentication

Create an API key in [your account settings](/account/settings?tab=keys) and send it with every request:
\`Authorization: Bearer hbk_…\`. A key works in the families and with the scopes you choose, and never does more than you can do:

| Scope | Allows |
|---|---|
| \`read\` | See photos, albums, people, and everything else you can see |
| \`add\` | Add photos, videos, albums, milestones, and comments |
| \`edit\` | Change and delete |
| \`share\` | Invite members and manage guest links |

Each operation lists the scope it takes. Operations without one need a browser session. A key that's wrong gets 401, and too many
wrong ones from one network get 429; a right one always works.

## Examples

\`\`\`sh
export HEARTHBOOK_KEY=hbk_…
curl -H "Authorization: Bearer $HEARTHBOOK_KEY" ${appUrl}/api/families
curl -H "Authorization: Bearer $HEARTHBOOK_KEY" -F file=@photo.jpg ${appUrl}/api/families/$FAMILY/files
curl -N -H "Authorization: Bearer $HEARTHBOOK_KEY" -H "Accept: text/event-stream" ${appUrl}/api/events
\`\`\`

\`\`\`python
import os, requests

api = requests.Session()
api.headers["Authorization"] = f"Bearer {os.environ['HEARTHBOOK_KEY']}"
for family in api.get("${appUrl}/api/families").json()["families"]:
    print(family["name"])
with open("photo.jpg", "rb") as file:
    upload = api.post(f"${appUrl}/api/families/{family['id']}/files", files={"file": file}).json()
print(api.get(f"${appUrl}/api/families/{family['id']}/upload-states", params={"ids": upload["id"]}).json())
\`\`\`

\`\`\`ts
import { openAsBlob } from 'node:fs'

const headers = { authorization: \`Bearer \${process.env.HEARTHBOOK_KEY}\` }
const { families } = await (await fetch('${appUrl}/api/families', { headers })).json()

const form = new FormData()
form.append('file', await openAsBlob('photo.jpg'), 'photo.jpg')
const url = \`${appUrl}/api/families/\${families[0].id}/files\`
const upload = await (await fetch(url, { method: 'POST', headers, body: form })).json()
\`\`\`

Every operation has an example in curl, Python, and TypeScript (\`x-codeSamples\`).

## Errors

Errors are \`application/problem+json\` (RFC 9457). \`code\` is stable, and \`type\` leads to [the list of problems](/api/docs/problems).
With 429 and 503, wait for the seconds in \`Retry-After\`.
`
