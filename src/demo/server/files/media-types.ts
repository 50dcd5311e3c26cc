import type { CastFile } from '../../../documents/cast/content.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** The gallery keeps its photos as the gallery's own uploads: drawn anew. */
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
