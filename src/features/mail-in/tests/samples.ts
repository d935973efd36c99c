import { family, type MakeSample } from '#kit/sample.ts'

const sender = 'rosa@example.net'

export const samples: Record<string, MakeSample> = {
  getMailAddress: family,
  replaceMailAddress: family,
  deleteMailAddress: family,
  addMailSender: ({ family_id }) => ({ input: { family_id, email: sender } }),
  removeMailSender: async ({ owner, family_id }) => {
    const id = crypto.randomUUID()
    await owner.server.sql('delete from mail_senders where family_id = $1 and email = $2', [family_id, sender])
    await owner.server.sql('insert into mail_senders (id, family_id, email) values ($1, $2, $3)', [
      id,
      family_id,
      sender,
    ])
    return { input: { family_id, sender_id: id } }
  },
}
