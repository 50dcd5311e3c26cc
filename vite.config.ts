import { readFileSync } from 'node:fs'
import { lingui } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { callsForBrowsers } from './scripts/bundles/calls-for-browsers.ts'
import { chunks } from './scripts/bundles/chunks.ts'
import { firstFrame } from './scripts/bundles/first-frame.ts'
import { nameFirstLoads } from './scripts/bundles/first-loads.ts'
import { wordsOfCalendars } from './scripts/bundles/words-of-calendars.ts'
import { wordsSaidOnce } from './scripts/bundles/words-said-once.ts'
import { workers } from './scripts/workers.ts'

/** The licences of what browsers load travel with it, at /notices.txt. */
function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'notices.txt', source: readFileSync('NOTICES.md', 'utf8') })
    },
  }
}

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [
    // React Aria speaks many languages; the portal needs two of them.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
    wordsOfCalendars(),
    react(),
    wordsSaidOnce(),
    // The macros are written out by the native tool: Babel took longer than all the rest of the build.
    lingui({ macroTransform: true }),
    callsForBrowsers(),
    firstFrame(),
    nameFirstLoads(),
    workers(),
    notices(),
  ],
  // React has the hook itself; the router's store asks for the stand-in of older ones.
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // What the bundle holds of others, for NOTICES.md.
    license: { fileName: '.vite/licences.json' },
    // No data: addresses, so that the content security policy can do without them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks(), includeDependenciesRecursively: false },
        // The entry names over a hundred files before anybody has signed in: hashes of seven hex digits compress best, and tell a file from those before it.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
})
