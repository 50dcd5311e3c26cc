/** The extensions by which people know what a file is; the first is the one that a name without it gets. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
  'image/webp': ['webp'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'video/quicktime': ['mov'],
  'audio/mpeg': ['mp3'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/wav': ['wav'],
  'audio/mp4': ['m4a'],
  'audio/x-m4a': ['m4a'],
}
const LONGEST_NAME = 200

/**
 * A file's name with the extension of what it is, whatever the sender called it: people and their machines go by that, and a
 * PDF that is called a program would be started as one.
 */
export function nameFor(name: string, mediaType: string): string {
  const known = EXTENSIONS[mediaType] ?? []
  const [, stem = name, extension = ''] = /^(.+)\.([^.]{1,5})$/.exec(name) ?? []
  if (known.length === 0 || known.includes(extension.toLowerCase())) return name
  // “Rules.doc” that is a PDF loses its ending; “Minutes 3.5 final” had none.
  const isEnding = /^[a-z][a-z0-9]*$/i.test(extension)
  const ending = `.${known[0]}`
  // Cut by code points, as the database counts: a lone surrogate could not be stored.
  return [...(isEnding ? stem : name)].slice(0, LONGEST_NAME - ending.length).join('') + ending
}
