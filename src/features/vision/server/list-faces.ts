import type { Member } from '#features/families/server/member.ts'
import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { Problem } from '#shared/problems.ts'
import type { Face, facesContract as contract } from '../faces.contract.ts'
import { hasHiddenGroups, selectFaces, selectNamedCenters, selectUnnamedGroups, type FaceRow } from './faces.queries.ts'
import { similarity, toVector } from './vectors.ts'

/** Less alike than faces that are sorted into the group: someone confirms it. */
const MAYBE_SAME_PERSON = 0.4

/** @throws Problem invalid_input: nothing, or several things, whose faces to list */
export async function listFaces(
  viewer: Member<'photos.view'>,
  { photo_id, group_id, person_id, cursor, limit }: InputOf<typeof contract.listFaces>,
  sign: SignMedia,
): Promise<ResultOf<typeof contract.listFaces>> {
  const of = [photo_id, group_id, person_id].filter((id) => id !== undefined)
  if (of.length !== 1) throw new Problem('invalid_input', { fields: { photo_id: 'one_of_three' } })
  const page = { photo_id, group_id, person_id, cursor, limit: limit + 1 }
  const rows = await selectFaces(viewer.tx, viewer.family_id, page)
  const faces = rows.slice(0, limit)
  return {
    faces: faces.map((row) => toFace(row, viewer, sign)),
    next_cursor: rows.length > limit ? (faces.at(-1)?.id ?? null) : null,
  }
}

export async function listFaceGroups(
  editor: Member<'photos.edit'>,
  { is_hidden, cursor, limit }: InputOf<typeof contract.listFaceGroups>,
  sign: SignMedia,
): Promise<ResultOf<typeof contract.listFaceGroups>> {
  const { tx, family_id } = editor
  const page = { isHidden: is_hidden === 'true', after: readPosition(cursor), limit: limit + 1 }
  const [rows, named, has_hidden] = await Promise.all([
    selectUnnamedGroups(tx, family_id, page),
    selectNamedCenters(tx, family_id),
    hasHiddenGroups(tx, family_id),
  ])
  const people = named.map(({ person_id, center }) => ({ person_id, vector: toVector(center) }))
  const groups = rows.slice(0, limit)
  const last = rows.length > limit ? groups.at(-1)?.group : undefined
  return {
    groups: groups.map(({ group: { id, faces, center, not_person_ids }, cover }) => {
      const vector = toVector(center)
      const [best] = people
        .filter(({ person_id }) => !not_person_ids.includes(person_id))
        .map(({ person_id, vector: of }) => ({ person_id, how: similarity(vector, of) }))
        .filter(({ how }) => how >= MAYBE_SAME_PERSON)
        .toSorted((a, b) => b.how - a.how)
      return {
        id,
        faces,
        person_id: null,
        cover: toFace(cover, editor, sign),
        maybe_person_id: best?.person_id ?? null,
      }
    }),
    next_cursor: last ? `${last.faces}.${last.id}` : null,
    has_hidden,
  }
}

function readPosition(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const [, faces, id] = /^(\d{1,9})\.([0-9a-f-]{36})$/.exec(cursor) ?? []
  if (!faces || !id) throw new Problem('invalid_input', { fields: { cursor: 'invalid' } })
  return { faces: Number(faces), id }
}

const SMALL_EDGE_PX = 480
/** A face that's smaller than this in the small image is cropped from the large one. */
const CLEAR_PX = 72

function toFace({ version, ...face }: FaceRow, viewer: MediaViewer & { family_id: string }, sign: SignMedia): Face {
  const scale = SMALL_EDGE_PX / Math.max(face.photo_width, face.photo_height)
  const isClear = Math.min(face.width * face.photo_width, face.height * face.photo_height) * scale >= CLEAR_PX
  const media = { kind: 'photo', family_id: viewer.family_id, id: face.photo_id, version } as const
  return { ...face, photo_url: sign(viewer, { ...media, variant: isClear ? 'small' : 'large' }) }
}
