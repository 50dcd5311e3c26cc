import { expect, test } from 'vitest'
import { heldIn, type Module, visitOf } from './chunks.ts'

/** Screens that many share something with. */
const MANY = Array.from({ length: 16 }, (_, at) => `src/${at}.screen.tsx`)

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
  'src/language-switch.tsx': {
    isEntry: false,
    importers: ['src/login.screen.tsx'],
    dynamicImporters: [],
  },
  'src/note.tsx': {
    isEntry: false,
    importers: ['src/login.screen.tsx', 'src/menu.tsx'],
    dynamicImporters: [],
  },
  'src/field.css': { isEntry: false, importers: ['src/field.tsx'], dynamicImporters: [] },
  'src/menu.css': { isEntry: false, importers: ['src/menu.tsx'], dynamicImporters: [] },
  'src/form.css': { isEntry: false, importers: ['src/form.tsx'], dynamicImporters: [] },
  'src/chip.css': { isEntry: false, importers: MANY, dynamicImporters: [] },
  ...Object.fromEntries(
    MANY.map((id) => [id, { isEntry: false, importers: [], dynamicImporters: ['src/router.ts'] }]),
  ),
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
  // What the sign-in shares with signed-in pages, with other forms, and with nobody.
  ['src/note.tsx', 'core'],
  ['src/field.tsx', 'door'],
  ['src/language-switch.tsx', 'sign-in'],
  ['src/login.screen.tsx', 'sign-in'],
  // Styles of the sign-in, of the frame and of most screens are one file; others stand with what they are of.
  ['src/field.css', 'core'],
  ['src/menu.css', 'core'],
  ['src/chip.css', 'core'],
  ['src/form.css', null],
  ['src/menu.tsx', 'inside'],
  ['src/form.tsx', null],
  ['src/main.tsx', 'core'],
  ['src/main-layout.tsx', 'inside'],
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

test('a screen and a frame without a file of their own are looked for in the one that holds them', () => {
  expect(heldIn('src/membership/web/login.screen.tsx')).toBe('sign-in')
  expect(heldIn('src/portal/web/layout/login-layout.tsx')).toBe('sign-in')
  expect(heldIn('src/portal/web/layout/main-layout.tsx')).toBe('inside')
  expect(heldIn('src/dashboard/web/dashboard.screen.tsx')).toBeNull()
})
