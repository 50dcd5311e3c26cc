import type { Screen } from '../../web/screens.ts'

/** The slice's screens. */
export const PROPERTY_SCREENS: readonly Screen[] = [
  { path: '/my-property', slice: 'property', load: () => import('./my-property.screen.tsx') },
  {
    path: '/my-property/control-access/create',
    slice: 'property',
    load: () => import('./access/access-create.screen.tsx'),
  },
  {
    path: '/my-property/control-access/edit/$id',
    slice: 'property',
    load: () => import('./access/access-edit.screen.tsx'),
  },
  {
    path: '/my-property/control-access/$id',
    slice: 'property',
    load: () => import('./access/access.screen.tsx'),
  },
  { path: '/gate', slice: 'property', load: () => import('./gate/gate.screen.tsx') },
  { path: '/pass', slice: 'property', load: () => import('./access/pass.screen.tsx') },
  { path: '/repair', slice: 'property', load: () => import('./job/job.screen.tsx') },
  {
    path: '/my-property/maintenance-request/create',
    slice: 'property',
    load: () => import('./maintenance/create.screen.tsx'),
  },
  {
    path: '/my-property/maintenance-request/edit/$id',
    slice: 'property',
    load: () => import('./maintenance/edit.screen.tsx'),
  },
  {
    path: '/my-property/maintenance-request/$id',
    slice: 'property',
    load: () => import('./maintenance/request.screen.tsx'),
  },
]
