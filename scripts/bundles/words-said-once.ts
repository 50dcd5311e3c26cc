import { type Plugin, parseSync, Visitor } from 'vite'

const MARK = 'i18n'

/**
 * Takes the English text out of every descriptor that is marked for the catalogues: a browser has it in its language's
 * catalogue already, and loaded it twice. What the macros write loses its text in the same way, by their own tool.
 */
export function wordsSaidOnce(): Plugin {
  return {
    name: 'words-said-once',
    apply: 'build',
    // Before comments and types are gone.
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/, code: `/*${MARK}*/` },
      handler: (code, id) => ({ code: withoutTexts(code, id), map: null }),
    },
  }
}

/** A module whose marked descriptors keep their `id` alone. */
export function withoutTexts(code: string, path = 'x.ts'): string {
  const { program, comments } = parseSync(path, code, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  const marks = comments.filter(({ value }) => value === MARK).map(({ end }) => end)
  const isMarked = (start: number) =>
    marks.some((end) => end <= start && /^\s*$/.test(code.slice(end, start)))
  const edits: { start: number; end: number }[] = []
  new Visitor({
    ObjectExpression: ({ start, properties }) => {
      if (!isMarked(start)) return
      for (const [at, one] of properties.entries())
        if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'message')
          edits.push(
            at > 0
              ? { start: properties[at - 1]?.end ?? one.start, end: one.end }
              : { start: one.start, end: properties[1]?.start ?? one.end },
          )
    },
  }).visit(program)
  // From the end, so that what stands before keeps its place.
  return edits.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}
