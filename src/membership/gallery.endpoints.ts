import * as z from 'zod/mini'
import { id, oneLine } from '../kernel/check.ts'
import { endpoint, MEGABYTE } from '../kernel/endpoint.ts'

/** Photos in a gallery (spec, sections 5 and 9). */
export const MOST_PHOTOS = 5

/** Characters of a photo's caption. */
export const LONGEST_CAPTION = 120

/** An owner's photo under the spec's names; the address opens with the session's cookie. */
export const photoShape = z.object({
  idGallery: z.number(),
  urlmomentpicture: z.string(),
  /** What it shows, in the owner's words; empty where they have not said it. */
  caption: z.string(),
})

const photos = z.object({ data: z.array(photoShape) })

/** The owner's photos, the oldest first: five at most (spec, section 5). */
export const listPhotos = endpoint({
  name: 'listPhotos',
  group: 'account',
  method: 'GET',
  path: '/fivesClub/galleryOwners/',
  access: { who: 'member' },
  query: z.object({ idOwner: z.optional(id()) }),
  answer: photos,
  refusals: {},
})

/** Adds a photo to the gallery: a picture below 10 MB, re-encoded so that EXIF metadata is removed. */
export const addPhoto = endpoint({
  name: 'addPhoto',
  group: 'account',
  method: 'POST',
  path: '/fivesClub/galleryOwners/',
  access: { who: 'member' },
  perDay: { of: 'photos', most: 40 },
  files: { file: { most: 1, bytes: 10 * MEGABYTE, kinds: ['image'] } },
  body: z.object({ idOwner: z.optional(id()) }),
  answer: photos,
  refusals: { GALLERY_FULL: 409, PHOTO_MISSING: 400, PHOTO_UNREADABLE: 400 },
  idempotent: true,
})

/** Takes a photo out of the gallery, and its file with it. */
export const removePhoto = endpoint({
  name: 'removePhoto',
  group: 'account',
  method: 'DELETE',
  path: '/fivesClub/galleryOwners/',
  access: { who: 'member' },
  query: z.object({ idOwner: z.optional(id()), idGallery: id() }),
  answer: photos,
  refusals: {},
})

/** Says what a photo shows, in a line; without one the photo has its number again. */
export const captionPhoto = endpoint({
  name: 'captionPhoto',
  group: 'account',
  method: 'PUT',
  path: '/fivesClub/galleryOwners/caption/',
  access: { who: 'member' },
  body: z.object({ idGallery: id(), caption: z.optional(oneLine(LONGEST_CAPTION)) }),
  answer: photos,
  refusals: {},
  addition: true,
})

export type Photo = z.output<typeof photoShape>
