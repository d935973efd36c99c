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

A form can also say when a photo was taken, for files that don't (\`-F taken_at=1987-06-01T12:00:00\`), and name an album (\`-F album_id=…\`). Its
fields may follow the file; one that we don't know is refused, and nothing is imported.

Large files on slow networks are better sent with [tus](https://tus.io/protocols/resumable-upload), for which most languages have a
library. With curl, which asks how much has arrived and sends the rest:

\`\`\`sh
AUTH="Authorization: Bearer $HEARTHBOOK_KEY"
UPLOAD=${appUrl}$(curl -sS -D - -o answer.txt -X POST -H "$AUTH" -H "Tus-Resumable: 1.0.0" -H "Upload-Length: $(wc -c < photo.jpg | tr -d ' ')" \\
  -H "Upload-Metadata: filename $(printf photo.jpg | base64)" ${appUrl}/api/families/$FAMILY/uploads |
  tr -d '\\r' | grep -i '^location:' | cut -d ' ' -f 2)

OFFSET=$(curl -sSI -H "$AUTH" -H "Tus-Resumable: 1.0.0" "$UPLOAD" | tr -d '\\r' | grep -i '^upload-offset:' | cut -d ' ' -f 2)
tail -c "+$((OFFSET + 1))" photo.jpg |
  curl -sS -X PATCH -H "$AUTH" -H "Tus-Resumable: 1.0.0" -H "Upload-Offset: $OFFSET" \\
    -H "Content-Type: application/offset+octet-stream" --data-binary @- "$UPLOAD"
\`\`\`

Every operation has an example in curl, Python, and TypeScript (\`x-codeSamples\`). The source code has a typed client without
dependencies for TypeScript and JavaScript (\`packages/client\`).

## Webhooks

Owners add webhooks [beside their API keys](/account/settings?tab=keys). Hearthbook sends them a POST request with JSON when photos,
milestones, comments or members are added, as \`webhooks\` in [the OpenAPI document](/api/openapi.json) says:

\`\`\`json
{
  "type": "photo.added",
  "timestamp": "2026-06-15T10:00:00.000Z",
  "data": {
    "family_id": "0197719e-…",
    "photo_ids": ["0197719f-…"],
    "user_id": "01977000-…",
    "url": "${appUrl}/families/0197719e-…/photos?photo=0197719f-…"
  }
}
\`\`\`

Other types: \`milestone.added\` (\`milestone_id\`), \`comment.added\` (\`comment_id\`, \`subject_kind\`, \`subject_id\`), \`member.joined\`, and
\`webhook.test\`. Photos that one person adds within half a minute come together, up to 100 in one event. Private items are never sent.
Read what you need with an API key.

Reply with a 2xx status within 10 seconds. Anything else is sent again for about a day with the same \`webhook-id\`, so ignore those that
you've had; events may come in another order. 410 turns the webhook off.

For a day after its owner replaced the secret, \`webhook-signature\` has two signatures, separated by a space.

Check the signature of the raw body before you trust it ([Standard Webhooks](https://www.standardwebhooks.com), which has libraries for most
languages):

\`\`\`ts
import { createHmac, timingSafeEqual } from 'node:crypto'

function isFromHearthbook(secret: string, headers: Record<string, string>, body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
\`\`\`

\`\`\`python
import base64, hashlib, hmac, time

def is_from_hearthbook(secret, headers, body):
    if abs(time.time() - int(headers["webhook-timestamp"])) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.{body}".encode()
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(one, "v1," + expected) for one in given)
\`\`\`

## Errors

Errors are \`application/problem+json\` (RFC 9457). \`code\` is stable, and \`type\` leads to [the list of problems](/api/docs/problems).
With 429 and 503, wait for the seconds in \`Retry-After\`.
`
