/** What the bundler tells about a module, as far as it matters here. */
export interface Module {
  isEntry: boolean
  importers: readonly string[]
  /** Who imports it when somebody comes to it: a screen, a frame, a list. */
  dynamicImporters: readonly string[]
}

type Look = (id: string) => Module | null

/** A group of modules that become one file, in Rolldown's terms. */
interface Group {
  name: string | ((id: string, graph: { getModuleInfo: Look }) => string | null)
  debugName?: string
  test?: RegExp
  priority: number
}

const ICONS = /lucide-react[\\/]/

/** What shapes are made of, and a shape that stands alone: they come when a form asks for them, not with the calls they are of. */
const SHAPES = /node_modules[\\/]zod[\\/]|src[\\/]kernel[\\/]check\.ts$/
const LATE_SHAPE = /\.shape\.ts$/
/** Several reads at once and lists without an end, which few screens have. The check of the bundles finds where a cut makes a circle. */
const LATE_QUERIES =
  /@tanstack[\\/].+[\\/](useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/

/** Where a visit begins before anybody has signed in, beside the entry itself; what frames it after that; and its first screen. */
const FIRST_PAGE = /[\\/](login\.screen|login-layout)\.tsx$/
const FRAME = /[\\/]main-layout\.tsx$/
const HOME = /[\\/]dashboard\.screen\.tsx$/

/**
 * Which modules share a file: what every page needs, what every signed-in page needs, and the small parts that most
 * screens have. Whatever else screens share the bundler puts together by itself. The imports tell who needs what; no file
 * is named but where a visit begins.
 */
export function chunks(): Group[] {
  return [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 40 },
    {
      name: (id, graph) => visitOf(id, (one) => graph.getModuleInfo(one)),
      // How the bundler calls it in what it reports.
      debugName: 'visit',
      priority: 30,
    },
    // What shapes are made of comes with the first form: no page is drawn with it.
    { name: 'shapes', test: SHAPES, priority: 20 },
    // Icons that several screens have: a file each would be a request each. What one screen has is in its own. The controls are
    // not among them: all in one file they made most screens up to 4 KB heavier.
    {
      name: (id, graph) => (startsOf(id, (one) => graph.getModuleInfo(one)).length > 1 ? 'icons' : null),
      debugName: 'icons',
      test: ICONS,
      priority: 10,
    },
  ]
}

/**
 * `core` for the program and what every page loads with it, `sign-in` for what the sign-in has alone, `door` for what it shares
 * with other forms, `inside` for what every signed-in page loads beside the core, its frame included, and what the home shares
 * with other screens; null for what some load.
 */
export function visitOf(id: string, look: Look): string | null {
  const own = look(id)
  if (!own) return null
  const held = heldIn(id)
  if (held) return held
  if (own.isEntry || own.importers.some((importer) => look(importer)?.isEntry)) return 'core'
  // A screen, another frame: a file of its own.
  if (own.dynamicImporters.length > 0 || isLate(id)) return null
  const starts = startsOf(id, look)
  if (starts.some((start) => look(start)?.isEntry)) return 'core'
  const isOfDoor = starts.some((start) => FIRST_PAGE.test(start))
  const isOfFrame = starts.some((start) => FRAME.test(start))
  if (STYLE.test(id)) return isOfDoor || isOfFrame || starts.length >= WIDELY ? 'core' : null
  const isOfHome = starts.some((start) => HOME.test(start))
  if (isOfDoor && (isOfFrame || isOfHome)) return 'core'
  if (isOfDoor) return starts.every((start) => FIRST_PAGE.test(start)) ? 'sign-in' : 'door'
  return isOfFrame || (isOfHome && starts.length > 1) ? 'inside' : null
}

/** The file of a screen or a frame that has none of its own; null for all others. */
export function heldIn(id: string): string | null {
  if (FRAME.test(id)) return 'inside'
  return FIRST_PAGE.test(id) ? 'sign-in' : null
}

/**
 * Styles that so many screens and parts load stand in the page’s own file, with those of the frames: packed together they are
 * a sixth smaller, and the first frame of the sign-in is drawn with them before any program (scripts/bundles/first-frame.ts).
 */
const WIDELY = 16
const STYLE = /\.css$/
const CALLS = /\.endpoints\.ts$/

const isLate = (id: string) => SHAPES.test(id) || LATE_SHAPE.test(id) || LATE_QUERIES.test(id)

/**
 * The modules from which imports lead to this one, and which themselves are loaded for their own sake. Calls import each
 * other for their answers' shapes, which browsers do not load (scripts/bundles/calls-for-browsers.ts).
 */
function startsOf(id: string, look: Look): string[] {
  const seen = new Set([id])
  const starts: string[] = []
  for (const one of seen) {
    const module = look(one)
    if (!module) continue
    if (module.isEntry || module.dynamicImporters.length > 0) starts.push(one)
    for (const importer of module.importers)
      if (!(CALLS.test(one) && CALLS.test(importer))) seen.add(importer)
  }
  return starts
}
