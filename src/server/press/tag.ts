/** What a part of a paper is, in the words of PDF (ISO 32000-2, 14.8.4): by it a screen reader finds its way. */
export type Role =
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Artifact'

export interface Tag {
  role: Role
  /** What a picture shows, for whoever does not see it. */
  alt?: string
  /** Whether a head of a table is of its row or of its column. */
  scope?: 'Row' | 'Column'
}

/** The props of a part that says what it is. A text that says nothing is a paragraph; all else that says nothing is decoration. */
export function as<Props extends object>(
  role: Role,
  props: Props,
  more: Omit<Tag, 'role'> = {},
): Props & { tag: Tag } {
  return { ...props, tag: { role, ...more } }
}
