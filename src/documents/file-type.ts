/** What a file is, as far as its icon and its preview are concerned (spec, section 3). */
export const FILE_TYPES = ['image', 'pdf', 'video', 'audio', 'word', 'excel', 'ppt', 'default'] as const
export type FileType = (typeof FILE_TYPES)[number]

const EXTENSIONS: Readonly<Record<Exclude<FileType, 'default'>, string>> = {
  image: 'jpg jpeg png gif webp avif svg bmp tif tiff heic heif',
  pdf: 'pdf',
  video: 'mp4 m4v webm mov avi mkv ogv',
  audio: 'mp3 m4a aac wav ogg oga opus flac',
  word: 'doc docx docm dot dotx odt rtf',
  excel: 'xls xlsx xlsm xlsb ods csv',
  ppt: 'ppt pptx pptm pps ppsx odp',
}

const TYPE_OF: ReadonlyMap<string, FileType> = new Map(
  Object.entries(EXTENSIONS).flatMap(([type, extensions]) =>
    extensions.split(' ').map((extension) => [extension, type as FileType] as const),
  ),
)

/** The last segment of a route, readable: no query, no fragment, nothing percent-encoded. Empty when there is none. */
export function lastSegmentOf(fileRoute: string): string {
  const path = fileRoute.split(/[?#]/, 1)[0] ?? ''
  const segment = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(segment)
  } catch {
    // A lone percent sign is part of the name.
    return segment
  }
}

/** What follows the last dot of the last segment, in lower case. Empty for `README`, `.profile` and `scan.`. */
export function extensionOf(fileRoute: string): string {
  const name = lastSegmentOf(fileRoute)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/** The type of a file, told from its route's extension; `default` for every other. */
export function fileTypeOf(fileRoute: string): FileType {
  return TYPE_OF.get(extensionOf(fileRoute)) ?? 'default'
}

/** Pictures that a browser draws by itself; the rest of them are saved. */
const DRAWN = /^(jpe?g|png|gif|webp|avif)$/

/** How a file can be looked at without saving it; null when only saving it helps. */
export function previewOf(fileRoute: string): 'image' | 'pdf' | 'video' | 'audio' | null {
  const type = fileTypeOf(fileRoute)
  if (type === 'image') return DRAWN.test(extensionOf(fileRoute)) ? type : null
  return type === 'pdf' || type === 'video' || type === 'audio' ? type : null
}
