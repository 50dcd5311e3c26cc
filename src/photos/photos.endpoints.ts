import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { LARGEST_PHOTO } from './pictures.ts'

/**
 * Takes a photograph for what the desk publishes: a picture below 15 MB, drawn anew in three widths without what its
 * camera wrote into it. Its name goes where an illustration's would; until something that is out names it, only the desk
 * sees it. Sent again it is another photograph; what nothing comes to name is removed after a month.
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
