import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDashboard } from '../../src/dashboard/dashboard.endpoints.ts'
import { readToDo } from '../../src/dashboard/to-do.endpoints.ts'
import { API } from '../../src/kernel/endpoint.ts'
import { IDLE_MS, WARN_MS } from '../../src/membership/sign-in/idle.ts'
import type { Built } from '../workers.ts'
import { firstLoads, iconWithin, programLater, stylesFirst } from './first-loads.ts'

const chunk = (path: string, about: Partial<Built> = {}): Built => ({
  type: 'chunk',
  moduleIds: [`/club/src/${path}`],
  ...about,
})

const BUNDLE: Record<string, Built> = {
  'assets/core.js': { type: 'chunk' },
  'assets/inside.js': {
    type: 'chunk',
    viteMetadata: {
      importedCss: new Set(['assets/inside.css']),
      importedAssets: new Set(['assets/serif.woff2']),
    },
  },
  'assets/main-layout.js': chunk('portal/web/layout/main-layout.tsx', {
    imports: ['assets/core.js', 'assets/inside.js'],
  }),
  'assets/home.js': chunk('dashboard/web/dashboard.screen.tsx', { imports: ['assets/inside.js'] }),
  'assets/login-layout.js': chunk('portal/web/layout/login-layout.tsx', { imports: ['assets/core.js'] }),
  'assets/login.js': chunk('membership/web/login.screen.tsx'),
  'assets/forgot.js': chunk('membership/web/forgot-password.screen.tsx'),
  'assets/registered.js': chunk('portal/web/registered.ts'),
  ...Object.fromEntries(
    ['en', 'es'].flatMap((language) => [
      [`assets/page-${language}.js`, chunk(`portal/web/page-words.${language}.ts`)],
      [`assets/door-${language}.js`, chunk(`membership/words/${language}.po`)],
      [`assets/home-${language}.js`, chunk(`dashboard/words/${language}.po`)],
    ]),
  ),
}
const HTML = '<script src="/assets/core.js"></script>'

test('a visit begins with what the page does not name itself, in its own language', () => {
  const { en, es } = firstLoads(BUNDLE, HTML)
  expect(en).toEqual({
    door: ['door-en.js', 'login-layout.js', 'login.js', 'page-en.js'],
    home: ['home-en.js', 'home.js', 'inside.css', 'inside.js', 'main-layout.js', 'page-en.js'],
    inside: ['inside.css', 'inside.js', 'main-layout.js', 'page-en.js', 'registered.js'],
    elsewhere: ['page-en.js'],
  })
  expect(es.door).toEqual(['door-es.js', 'login-layout.js', 'login.js', 'page-es.js'])
})

test('the styles are asked for before fonts and programs', () => {
  const style = '<link rel="stylesheet" crossorigin href="/assets/core-1.css">'
  const font = '<link rel="preload" href="/assets/serif-2.woff2" as="font">'
  const script = '<script type="module" crossorigin src="/assets/core-3.js"></script>'
  const page = stylesFirst(`<head><script>1</script>${font}\n${script}\n${style}\n</head>`)
  const found = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)].map(([, file]) => file)
  expect(found).toEqual(['core-1.css', 'serif-2.woff2', 'core-3.js'])
  expect(page).toMatch(/^<head><script>1<\/script><link rel="stylesheet"/)
})

test('the program waits for the page to start it, with what it loads first', () => {
  const script = '<script type="module" crossorigin src="/assets/core-3.js"></script>'
  const link = '<link rel="modulepreload" crossorigin href="/assets/react-4.js">'
  const { page, program } = programLater(`<head>${script}\n${link}\n</head>`)
  expect(program).toEqual(['core-3.js', 'react-4.js'])
  expect(page).toBe('<head><script type="text/plain" id="program" src="/assets/core-3.js"></script>\n</head>')
  expect(() => programLater('<head></head>')).toThrow('no program')
})

test('the icon is within the page, and an address that a browser reads', () => {
  const svg = '<svg viewBox="0 0 9 9">\n  <path fill="#fff"/>\n</svg>\n'
  const page = iconWithin('<link rel="icon" href="/favicon.svg" type="image/svg+xml" />', svg)
  const [, address = ''] = page.match(/ href="(data:[^"]+)" /) ?? []
  expect(decodeURIComponent(address)).toBe(
    "data:image/svg+xml,<svg viewBox='0 0 9 9'><path fill='#fff'/></svg>",
  )
  expect(() => iconWithin('<head></head>', svg)).toThrow('no icon')
})

const PAGE = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')

test('the page asks early for what the home asks for, at the same addresses', () => {
  expect(PAGE).toContain(`\`${readDashboard.path}?idContract=\${contract.id}\``)
  expect(PAGE).toContain(`'${readToDo.path}'`)
  expect(PAGE).toContain(`fetch(\`${API}\${path}\``)
})

test('it asks for nobody whose session is about to end', () => {
  const [, least = ''] = PAGE.match(/Date\.now\(\) - lastActivity < ([\d_]+)\)/) ?? []
  expect(Number(least.replaceAll('_', ''))).toBe(IDLE_MS - WARN_MS)
})
