import { only, type Feature, type WorkerContext } from '#server/feature.ts'
import { childrenContract } from './children.contract.ts'
import { peopleContract } from './people.contract.ts'
import { childMedia } from './server/child-media.ts'
import { peopleJobs } from './server/people.handlers.ts'
import { peopleRoutes } from './server/people.routes.ts'
import { listFamilyPeople } from './server/list-children.ts'
import { avatarRemaker, type AvatarParts } from './server/make-avatar.ts'

declare module '#server/feature.ts' {
  interface Feature {
    largePhotoKey?: AvatarParts['largeKeyOf']
  }
}

const avatarParts = ({ db, features, ...context }: WorkerContext): AvatarParts => ({
  ...context,
  db: db.worker,
  largeKeyOf: only(features, 'largePhotoKey'),
})

export const feature: Feature = {
  contract: [childrenContract, peopleContract],
  pages: [
    '/families/$familyId/people',
    '/families/$familyId/people/$personId',
    '/families/$familyId/children',
    '/families/$familyId/children/$childId',
  ],
  routes: peopleRoutes,
  jobs: (context) => peopleJobs(avatarParts(context)),
  remakerOf: (context) => avatarRemaker(avatarParts(context)),
  mediaKinds: (context) => ({ child: childMedia(context) }),
  familyPeople:
    ({ sign }) =>
    (viewer) =>
      listFamilyPeople(viewer, sign),
}
