import type { CastFile } from '../../../documents/cast/content.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** The gallery's photos are re-encoded, as the gallery's own uploads are. */
export const PHOTO_TYPE = 'image/webp'

/** The media type of what a file of the cast is made of, known before it is made. */
export function typeOfContent(content: CastFile['content']): string {
  switch (content.kind) {
    case 'pdf':
      return 'application/pdf'
    case 'word':
      return `${OFFICE}.wordprocessingml.document`
    case 'excel':
      return `${OFFICE}.spreadsheetml.sheet`
    case 'csv':
      return 'text/csv'
    case 'picture':
      return `image/${content.format}`
    case 'archive':
      return 'application/zip'
    case 'waves':
      return 'audio/wav'
    case 'film':
      return 'video/webm'
  }
}
