/** A piece of a written text: a heading, or a paragraph. */
export interface TextPiece {
  kind: 'heading' | 'paragraph'
  text: string
}

/** Reads a text as the club writes it: an empty line between paragraphs, `# ` opens a heading. */
export function piecesOf(body: string): TextPiece[] {
  return body
    .split(/\n\s*\n|\n(?=# )|(?<=^# [^\n]*)\n/m)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('# ')
        ? { kind: 'heading', text: piece.slice(2).trim() }
        : { kind: 'paragraph', text: piece },
    )
}
