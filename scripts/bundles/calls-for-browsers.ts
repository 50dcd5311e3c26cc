import { readdirSync, readFileSync } from 'node:fs'
import { type ESTree, type Plugin, parseSync } from 'vite'

const SRC = new URL('../../src/', import.meta.url)

/** What a call says that only the server needs, unless a screen asks for it by name: a form asks for the body’s shape. */
const SERVERS_OWN = ['access', 'query', 'body', 'answer']

/**
 * Takes out of the bundle what only the server does with a call: who may make it, and the shapes that nobody in the browser
 * asks for (answers are believed unread). What a module of calls declares is made without consequences, so that calls which
 * no screen makes, and shapes that no call reads any more, are left out as well.
 */
export function callsForBrowsers(): Plugin {
  let asked: ReadonlySet<string> = new Set()
  return {
    name: 'calls-for-browsers',
    apply: 'build',
    // Before the types are gone: what is cut out must not be looked at by others first.
    enforce: 'pre',
    buildStart() {
      asked = askedFor(browsersSources())
    },
    transform: {
      filter: { id: /\.(?:endpoints|shape)\.ts$|kernel[\\/]check\.ts$/ },
      handler: (code, id) => ({
        code: id.endsWith('.endpoints.ts') ? forBrowsers(code, asked, id) : code,
        map: null,
        // Loading one does nothing: who takes nothing of it need not have it.
        moduleSideEffects: false,
      }),
    },
  }
}

/** Everything that may run in a browser. */
function browsersSources(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/(^|\/)server\/|\.test\./.test(path))
    .map((path) => readFileSync(new URL(path, SRC), 'utf8'))
}

/** What sources ask of calls, as `signIn.body`; what only a type asks is nothing that runs. */
export function askedFor(sources: readonly string[]): ReadonlySet<string> {
  const asking = new RegExp(String.raw`(?<!typeof )\b(\w+\.(?:${SERVERS_OWN.join('|')}))\b`, 'g')
  return new Set(sources.flatMap((text) => [...text.matchAll(asking)].map(([, asked = '']) => asked)))
}

/** A module of calls as browsers need it. */
export function forBrowsers(code: string, asked: ReadonlySet<string>, path = 'x.endpoints.ts'): string {
  const { program, errors } = parseSync(path, code, { lang: 'ts' })
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const edits = program.body
    .flatMap(declared)
    .flatMap(({ name, init }) => [
      { start: init.start, end: init.start, put: '/* @__PURE__ */ (() => (' },
      ...propertiesOf(init).flatMap(([key, start, end]) =>
        SERVERS_OWN.includes(key) && !asked.has(`${name}.${key}`) ? [{ start, end, put: '' }] : [],
      ),
      { start: init.end, end: init.end, put: '))()' },
    ])
  // From the end, so that what stands before keeps its place.
  return edits.reduceRight((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), code)
}

/** A statement's constants for which something is called or put together. */
function declared(statement: ESTree.Statement | ESTree.Directive) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init && ['CallExpression', 'ObjectExpression'].includes(init.type)
      ? [{ name: id.name, init }]
      : [],
  )
}

/** What a call is declared with: each key, and from where to where it stands with the comma behind it. */
function propertiesOf(init: ESTree.Expression): [key: string, start: number, end: number][] {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'endpoint')
    return []
  const [call] = init.arguments
  if (call?.type !== 'ObjectExpression') return []
  return call.properties.flatMap((one, at) =>
    one.type === 'Property' && one.key.type === 'Identifier'
      ? [[one.key.name, one.start, call.properties[at + 1]?.start ?? one.end] as [string, number, number]]
      : [],
  )
}
