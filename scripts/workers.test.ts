import { expect, test } from 'vitest'
import { type Built, filesOf, KEEPERS } from './workers.ts'

const wantedBy = (file: string) => KEEPERS.find((one) => one.file === file)?.wanted ?? /^$/

const chunk = (about: Partial<Built> = {}): Built => ({ type: 'chunk', ...about })

test('the files of the gate: the first page’s, its own, their styles and fonts, and its words in both languages', () => {
  const styles = new Set(['assets/gate.css'])
  const bundle: Record<string, Built> = {
    'assets/index.js': chunk({
      moduleIds: ['/club/src/portal/web/main.tsx'],
      imports: ['assets/core.js'],
      viteMetadata: {
        importedCss: new Set(['assets/main.css']),
        importedAssets: new Set(['assets/a.woff2']),
      },
    }),
    'assets/core.js': chunk(),
    'assets/gate.js': chunk({
      moduleIds: ['/club/src/property/web/gate/gate.screen.tsx'],
      imports: ['assets/core.js', 'assets/inside.js'],
      viteMetadata: { importedCss: styles, importedAssets: new Set() },
    }),
    'assets/inside.js': chunk(),
    'assets/registered.js': chunk({ moduleIds: ['C:\\club\\src\\portal\\web\\registered.ts'] }),
    'assets/en.js': chunk({ moduleIds: ['/club/src/property/words/en.po'] }),
    'assets/es.js': chunk({ facadeModuleId: '/club/src/kernel/words/es.po', imports: ['assets/words.js'] }),
    'assets/words.js': chunk(),
    'assets/decoder.js': chunk({ moduleIds: ['/club/node_modules/jsqr/dist/jsQR.js'] }),
    'assets/finance-es.js': chunk({ moduleIds: ['/club/src/finance/words/es.po'] }),
    'assets/home.js': chunk({ moduleIds: ['/club/src/dashboard/web/dashboard.screen.tsx'] }),
    'assets/gate.css': { type: 'asset' },
  }
  expect(filesOf(bundle, wantedBy('gate-worker.js'))).toEqual(
    [
      'a.woff2',
      'core.js',
      'decoder.js',
      'en.js',
      'es.js',
      'gate.css',
      'gate.js',
      'index.js',
      'inside.js',
      'main.css',
      'registered.js',
      'words.js',
    ].map((name) => `/assets/${name}`),
  )
})

test('the files of the shell: the frame of whoever is signed in and its words, no screen', () => {
  const bundle: Record<string, Built> = {
    'assets/index.js': chunk({ moduleIds: ['C:\\club\\src\\portal\\web\\main.tsx'] }),
    'assets/main-layout.js': chunk({ moduleIds: ['/club/src/portal/web/layout/main-layout.tsx'] }),
    'assets/es.js': chunk({ moduleIds: ['/club/src/membership/words/es.po'] }),
    'assets/finance-es.js': chunk({ moduleIds: ['/club/src/finance/words/es.po'] }),
    'assets/home.js': chunk({ moduleIds: ['/club/src/dashboard/web/dashboard.screen.tsx'] }),
  }
  expect(filesOf(bundle, wantedBy('shell-worker.js'))).toEqual(
    ['es.js', 'index.js', 'main-layout.js'].map((name) => `/assets/${name}`),
  )
})
