import type { Plans } from '#features/billing/server/plans.ts'
import type { Db } from '#server/db/database.ts'
import { deliverNotification } from './deliver-notification.ts'
import { selectBirthdaysWithin } from './reminders.queries.ts'
import { selectOthers } from './notifications.queries.ts'

/** Early enough to send a parcel. */
const DAYS_AHEAD = 3

/** Reminds families of their children's birthdays if their plan includes it. Idempotent. */
export async function remindBirthdays(db: Db, plans: Pick<Plans, 'ofFamilyForJob'>, today = new Date()): Promise<void> {
  const reminded = new Map<string, Promise<boolean>>()
  const areReminded = (family_id: string) => {
    const known = reminded.get(family_id) ?? plans.ofFamilyForJob(db, family_id).then((plan) => plan.birthday_reminders)
    reminded.set(family_id, known)
    return known
  }
  const day = today.toISOString().slice(0, 10)
  for (const birthday of await selectBirthdaysWithin(db, day, DAYS_AHEAD)) {
    const { family_id, child_id, first_name, age } = birthday
    if (!(await areReminded(family_id))) continue
    await db.transaction().execute(async (tx) =>
      deliverNotification(
        tx,
        {
          ...{ family_id, kind: 'birthday', actor_id: null, bundle: birthday.bundle, count: age },
          ...{ title: first_name, photo_ids: [], child_id, day: birthday.day },
        },
        await selectOthers(tx, family_id, null),
      ),
    )
  }
}
