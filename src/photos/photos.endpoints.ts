import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { LARGEST_PHOTO } from './pictures.ts'

/**
 * Uploads a photograph for what the desk publishes: a picture below 15 MB, re-encoded in three widths without EXIF
 * metadata. Its name is used where an illustration's would be; until something published refers to it, only the desk
 * sees it. Not idempotent: sent again it is another photograph. One that nothing refers to is removed after a month.
 */
export const uploadPhoto = endpoint({
  name: 'uploadPhoto',
  group: 'account',
  method: 'POST',
  path: '/desk/publish/photos/',
  access: { who: 'desk' },
  files: { photo: { most: 1, bytes: LARGEST_PHOTO, kinds: ['image'] } },
  body: z.object({}),
  answer: z.object({ data: z.object({ picture: z.string() }) }),
  refusals: { PHOTO_MISSING: 400, PHOTO_UNREADABLE: 400 },
  addition: true,
})
