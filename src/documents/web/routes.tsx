import type { Screen } from '../../web/screens.ts'

/** The slice's screens. */
export const DOCUMENT_SCREENS: readonly Screen[] = [
  { path: '/resources', slice: 'documents', load: () => import('./resources.screen.tsx') },
]
