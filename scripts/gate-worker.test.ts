import { expect, test } from 'vitest'
import { type Built, filesOfGate } from './gate-worker.ts'

const chunk = (about: Partial<Built> = {}): Built => ({ type: 'chunk', ...about })

test('the files of the gate: the first page’s, its own, their styles and fonts, and its words in both languages', () => {
  const styles = new Set(['assets/gate.css'])
  const bundle: Record<string, Built> = {
    'assets/index.js': chunk({
      isEntry: true,
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
  expect(filesOfGate(bundle)).toEqual(
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
