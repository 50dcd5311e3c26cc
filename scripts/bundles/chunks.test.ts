import { expect, test } from 'vitest'
import { type Module, visitOf } from './chunks.ts'

const graph: Record<string, Module> = {
  'index.html': { isEntry: true, importers: [], dynamicImporters: [] },
  'src/main.tsx': { isEntry: false, importers: ['index.html'], dynamicImporters: [] },
  'src/router.ts': { isEntry: false, importers: ['src/main.tsx', 'src/link.ts'], dynamicImporters: [] },
  'src/link.ts': { isEntry: false, importers: ['src/router.ts'], dynamicImporters: [] },
  'src/login.screen.tsx': { isEntry: false, importers: [], dynamicImporters: ['src/router.ts'] },
  'src/field.tsx': {
    isEntry: false,
    importers: ['src/login.screen.tsx', 'src/form.tsx'],
    dynamicImporters: [],
  },
  'src/main-layout.tsx': { isEntry: false, importers: [], dynamicImporters: ['src/router.ts'] },
  'src/menu.tsx': { isEntry: false, importers: ['src/main-layout.tsx'], dynamicImporters: [] },
  'src/form.tsx': { isEntry: false, importers: ['src/edit.screen.tsx'], dynamicImporters: [] },
  'src/stay.endpoints.ts': {
    isEntry: false,
    importers: ['src/edit.screen.tsx', 'src/home.endpoints.ts'],
    dynamicImporters: [],
  },
  'src/home.endpoints.ts': { isEntry: false, importers: ['src/main-layout.tsx'], dynamicImporters: [] },
  'src/sign.shape.ts': { isEntry: false, importers: ['src/home.endpoints.ts'], dynamicImporters: [] },
  'node_modules/zod/mini/index.js': {
    isEntry: false,
    importers: ['src/home.endpoints.ts', 'src/main.tsx'],
    dynamicImporters: [],
  },
  'node_modules/@tanstack/query-core/build/modern/queriesObserver.js': {
    isEntry: false,
    importers: ['src/main-layout.tsx'],
    dynamicImporters: [],
  },
  'src/edit.screen.tsx': { isEntry: false, importers: [], dynamicImporters: ['src/router.ts'] },
  'src/dashboard/web/dashboard.screen.tsx': {
    isEntry: false,
    importers: [],
    dynamicImporters: ['src/router.ts'],
  },
  'src/dashboard/web/often.tsx': {
    isEntry: false,
    importers: ['src/dashboard/web/dashboard.screen.tsx'],
    dynamicImporters: [],
  },
  'src/page-head.tsx': {
    isEntry: false,
    importers: ['src/dashboard/web/often.tsx', 'src/edit.screen.tsx'],
    dynamicImporters: [],
  },
}

test.each([
  ['src/router.ts', 'core'],
  ['src/link.ts', 'core'],
  ['src/field.tsx', 'core'],
  ['src/menu.tsx', 'inside'],
  ['src/form.tsx', null],
  ['src/main.tsx', 'core'],
  ['src/main-layout.tsx', null],
  // What is the home’s alone no other screen loads.
  ['src/dashboard/web/often.tsx', null],
  ['src/page-head.tsx', 'inside'],
  ['src/edit.screen.tsx', null],
  // Calls are where they are made, not where another call has a shape of them; shapes come with forms.
  ['src/home.endpoints.ts', 'inside'],
  ['src/stay.endpoints.ts', null],
  ['src/sign.shape.ts', null],
  ['node_modules/zod/mini/index.js', null],
  ['node_modules/@tanstack/query-core/build/modern/queriesObserver.js', null],
])('%s is in the file %s', (id, file) => {
  expect(visitOf(id, (one) => graph[one] ?? null)).toBe(file)
})
