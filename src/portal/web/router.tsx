import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { stored } from '../../membership/web/session/store.ts'
import { safeRedirect } from '../../web/safe-redirect.ts'
import { inTime, loadScreen } from '../../web/screens.ts'
import type { Searches } from '../../web/searches.ts'
import type { PagePath } from '../pages.ts'
import { screenOf } from './first-screens.ts'
import { loadActing } from './layout/acting.tsx'
import { LoadFailed } from './layout/load-failed.tsx'
import { Root } from './layout/root.tsx'
import { type LayoutName, ROUTES, type RouteRow } from './route-table.ts'
import { visitorNow } from './visitor.ts'
import { whereTo } from './where-to.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** The route's row in the table: its title, whether it is locked. */
    row?: RouteRow
  }
}

/** A frame that has not come after this long counts as failed (spec, section 9: 120 seconds). */
const CHUNK_TIMEOUT_MS = 120_000

const root = createRootRoute({ component: Root })

const frames = {
  login: frame('login', () => import('./layout/login-layout.tsx')),
  main: frame('main', () => import('./layout/main-layout.tsx')),
  admin: frame('admin', () => import('./layout/admin-layout.tsx')),
}

function frame(id: string, load: () => Promise<{ default: () => React.ReactNode }>) {
  return createRoute({
    getParentRoute: () => root,
    id,
    component: lazyRouteComponent(() => inTime(load(), CHUNK_TIMEOUT_MS)),
  })
}

/** The routes of the table that a layout holds; routes with the layout `bare` are children of the root. */
function routesIn(layouts: readonly LayoutName[], parent: AnyRoute) {
  return ROUTES.filter(({ layout }) => layouts.includes(layout)).map((row) => routeOf(row, parent))
}

function routeOf(row: RouteRow, parent: AnyRoute) {
  return createRoute({
    getParentRoute: () => parent,
    path: row.path,
    staticData: { row },
    // Each screen reads it in its own shape.
    validateSearch: (raw: Record<string, unknown>) => raw,
    beforeLoad: ({ location, search }) => {
      guard(row, location.href, search.redirect)
      const { session } = stored()
      if (row.layout === 'main' && (session?.actingFor || session?.trusted))
        return inTime(loadActing(), CHUNK_TIMEOUT_MS)
    },
    component: lazyRouteComponent(() => {
      // Whoever comes after somebody else begins on a new page: this is asked once for each.
      const trusted = stored().session?.trusted !== undefined
      return inTime(screenOf(row.path, { trusted }), CHUNK_TIMEOUT_MS).then(loadScreen)
    }),
  })
}

/** Lets in, or sends where the table says (spec, section 2). */
function guard(row: RouteRow, href: string, wanted: unknown) {
  const place = whereTo(row, visitorNow())
  if (place !== null) throw redirect({ href: withWhy(place, row, href, wanted), replace: true })
}

/** The way to where somebody is sent, with what is wanted of them there: where they go on, or which screen they lack the role for. */
function withWhy(place: string, { path, access, roles }: RouteRow, href: string, wanted: unknown): string {
  if (place === '/home')
    return access === 'logged-out' && typeof wanted === 'string' ? safeRedirect(wanted) : place
  if (place === '/login')
    return path === '/home' || path === '/not-found' ? place : `${place}?redirect=${encodeURIComponent(href)}`
  return roles && stored().session ? `${place}?lacks=${path}` : place
}

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true })
  },
})

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/not-found', replace: true })
  },
})

/** A page as links know it: its address, and what may stand behind the question mark. */
function asLinked<P extends PagePath>(path: P) {
  return createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: (raw: SearchOf<P>): SearchOf<P> => raw,
  })
}

type SearchOf<P extends string> = P extends keyof Searches ? Searches[P] : { none?: never }

// The routes are made of a table, whose loop loses their types: links are checked against these.
const tree = root.addChildren([
  start,
  frames.login.addChildren(routesIn(['login'], frames.login)),
  frames.main.addChildren(routesIn(['main'], frames.main)),
  frames.admin.addChildren(routesIn(['admin'], frames.admin)),
  ...routesIn(['bare'], root),
  unknown,
])
type Pages = { [P in PagePath]: ReturnType<typeof asLinked<P>> }
type Linked = ReturnType<typeof root._addFileChildren<Pages>>

/** The portal's routes, made from the route table and the registered screens. */
export const router = createRouter({
  routeTree: tree as unknown as Linked,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: LoadFailed,
})
