import { readFileSync } from 'node:fs'
import { lingui } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { gateWorker } from './scripts/gate-worker.ts'

/** Below node_modules: what every page needs. */
const LIBRARIES =
  /node_modules[\\/](@tanstack[\\/](react-router|router-core|history|react-store|store)|@lingui|zod|clsx|isbot|use-sync)/
/** Of our own: what a page needs before anybody has signed in. */
const SHELL =
  /src[\\/](kernel[\\/](check|endpoint|language|outcome|words)\.ts|membership[\\/](membership\.endpoints|contract|password|idle|web[\\/](login-search|session[\\/](end-session|start-session|store|use-session)))\.ts|portal[\\/]web[\\/](first-screens|route-table|router|visitor|where-to|layout[\\/](load-failed|root|use-route-row))\.\w+|web[\\/]((boot|call|offline|remembered|safe-redirect|screens|theme|use-form|use-search-of|words)\.ts|styles[\\/]|ui[\\/](art|button|field|logo|note|password-input|skeleton|skin-toggle|state-box|text-input)\.\w+))/
const SHELL_ICONS =
  /lucide-react[\\/]dist[\\/]esm[\\/]([\w-]+\.mjs|icons[\\/](circle-alert|eye|eye-off|info|moon|sun|triangle-alert)\.mjs|shared)/
/** What the signed-in screens share. Calendar, charts and popover (the folders below ui/) load with their screens. */
const INSIDE =
  /node_modules[\\/](lucide-react|@tanstack[\\/](query-core|react-query))|src[\\/]kernel[\\/](?!publishing)\w+\.ts|src[\\/](web|portal[\\/]web|membership[\\/]web[\\/]session)[\\/]((?!registered|send-files|save-file)[\w-]+\.ts|(still-there|(layout|ui)[\\/](?!contract-menu|login-layout|admin-layout|language-switch|print-sheet|restricted-note|load-error)[\w-]+)\.\w+)$/

/** What only screens with lists and forms need: controls, and the icons that neither the frame nor the dashboard shows. */
const CONTROLS =
  /src[\\/](membership[\\/]web[\\/]session[\\/]use-draft\.ts|web[\\/]ui[\\/](checkbox|option|segmented|select|stepper)\.\w+)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!(arrow-left-right|arrow-right|arrow-up|ban|calendar-days|chevron-down|circle-check|clock-3|file-text|folder-open|gift|hourglass|key-round|layout-grid|log-out|menu|pen-line|shield-question-mark|sparkles|tag|undo-2|user-round|users|x)\.)/

/** Chunks by what is needed together; without them every icon and every small part would be a request of its own. */
const CHUNKS = [
  // The words that every page needs are one file for each language.
  { name: 'words-en', test: /src[\\/](kernel|web|portal)[\\/]words[\\/]en\.po/, priority: 40 },
  { name: 'words-es', test: /src[\\/](kernel|web|portal)[\\/]words[\\/]es\.po/, priority: 40 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
  {
    name: 'core',
    test: (id: string) => [LIBRARIES, SHELL, SHELL_ICONS].some((part) => part.test(id)),
    priority: 20,
  },
  // Two small parts that are only ever needed together, or where there is room.
  {
    name: 'doors',
    test: /src[\\/](portal[\\/]web[\\/]layout[\\/]login-layout|web[\\/]ui[\\/]language-switch)/,
    priority: 15,
  },
  { name: 'inside', test: (id: string) => INSIDE.test(id) && !CONTROLS.test(id), priority: 10 },
  // After the others: what it depends on and they hold stays with them.
  { name: 'controls', test: CONTROLS, priority: 5 },
]

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
    react(),
    // The macros are written out by the native tool: Babel took longer than all the rest of the build.
    lingui({ macroTransform: true }),
    gateWorker(),
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
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
})
