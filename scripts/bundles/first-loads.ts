import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type Built, filesBehind } from '../workers.ts'

const ICON = 'href="/favicon.svg"'
const MARK = '/* first loads */ {}'

const modules = (...paths: string[]) =>
  new RegExp(`[\\\\/]src[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})$`)

/** Where a visit begins, by what it draws. */
const PLACES = {
  door: ['portal/web/layout/login-layout.tsx', 'membership/web/login.screen.tsx', 'membership/words/LANG.po'],
  home: [
    'portal/web/layout/main-layout.tsx',
    'dashboard/web/dashboard.screen.tsx',
    'dashboard/words/LANG.po',
  ],
  inside: ['portal/web/layout/main-layout.tsx', 'portal/web/registered.ts'],
  elsewhere: [],
} as const

/** The files that the programs would ask for one after the other, by language and place, beside those that the page names. */
export function firstLoads(bundle: Readonly<Record<string, Built>>, html: string) {
  const inPlace = (language: string, wanted: readonly string[]) => {
    const words = `portal/web/page-words.${language}.ts`
    const paths = [words, ...wanted].map((path) => path.replace('LANG', language).replaceAll('.', '\\.'))
    return (
      filesBehind(bundle, modules(...paths))
        // Fonts that are drawn at once the page asks for by itself.
        .filter((file) => /\.(js|css)$/.test(file) && !html.includes(file))
        .map((file) => file.replace(/^assets\//, ''))
    )
  }
  const ofLanguage = (language: string) =>
    Object.fromEntries(Object.entries(PLACES).map(([place, wanted]) => [place, inPlace(language, wanted)]))
  return { en: ofLanguage('en'), es: ofLanguage('es') }
}

/**
 * Has the styles asked for before all else: without them nothing is drawn, and where a browser has six connections they would
 * wait behind fonts and programs.
 */
export function stylesFirst(html: string): string {
  const styles: string[] = []
  const without = html.replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, (link) => {
    styles.push(link.trim())
    return ''
  })
  return without.replace(/<link rel="preload"/, (next) => `${[...styles, next].join('\n    ')}`)
}

/**
 * Turns the program's tag off and takes out what the page names to load with it: the page's own scripts ask for both, on the
 * sign-in after its first frame has been drawn. `program` are the files, the program itself first.
 */
export function programLater(html: string): { page: string; program: string[] } {
  const program: string[] = []
  const page = html
    .replace(/<script type="module" crossorigin src="\/assets\/([^"]+)">/, (tag, file: string) => {
      program.push(file)
      return tag.replace('type="module" crossorigin', 'type="text/plain" id="program"')
    })
    .replaceAll(/<link rel="modulepreload" crossorigin href="\/assets\/([^"]+)">\s*/g, (_, file: string) => {
      program.push(file)
      return ''
    })
  if (!page.includes('id="program"')) throw new Error('The page has no program to start')
  return { page, program }
}

/** Puts the icon into the page: on a slow line its request would take the place of a program's. */
export function iconWithin(html: string, svg: string): string {
  const drawn = svg
    .trim()
    .replaceAll(/>\s+</g, '><')
    .replaceAll('"', "'")
    .replaceAll(/[#%<>]/g, encodeURIComponent)
  if (!html.includes(ICON)) throw new Error('The page names no icon')
  return html.replace(ICON, `href="data:image/svg+xml,${drawn}"`)
}

/**
 * Writes into the page's first script which files a visit begins with, so that they are asked for at once and not
 * one after the other, each by the program before it.
 */
export function nameFirstLoads(): Plugin {
  return {
    name: 'first-loads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!html.includes(MARK)) throw new Error('The page has no place for what it loads first')
        const loads = firstLoads(bundle as unknown as Readonly<Record<string, Built>>, html)
        const { page, program } = programLater(html)
        const icon = readFileSync(new URL('../../src/web/public/favicon.svg', import.meta.url), 'utf8')
        return stylesFirst(iconWithin(page, icon).replace(MARK, () => JSON.stringify({ program, ...loads })))
      },
    },
  }
}
