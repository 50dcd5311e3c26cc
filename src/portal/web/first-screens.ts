import { DASHBOARD_SCREENS } from '../../dashboard/web/routes.tsx'
import { DOORS } from '../../membership/web/doors.tsx'
import type { Screen } from '../../web/screens.ts'

const NOT_FOUND: Screen = {
  path: '/not-found',
  slice: 'portal',
  load: () => import('./not-found.screen.tsx'),
}

/** The screens that a visit may begin with, known to the first page; all others come with `registered.ts`. */
const FIRST: readonly Screen[] = [...DOORS, ...DASHBOARD_SCREENS, NOT_FOUND]

/**
 * The screen of a path. Where it is none of the first ones, the list of the others is loaded: it names every chunk of
 * every screen, which nobody needs who has not signed in. Somebody trusted has a home of their own.
 */
export async function screenOf(path: string, { trusted = false } = {}): Promise<Screen> {
  if (trusted && path === '/home') return (await import('./registered.ts')).TRUSTED_HOME
  const first = FIRST.find((screen) => screen.path === path)
  if (first) return first
  const { SCREENS } = await import('./registered.ts')
  return SCREENS.get(path) ?? NOT_FOUND
}
