import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './scripts/precompress.ts'

/** Chunks by what changes together; without them every icon would be a request of its own. */
const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
  { name: 'icons', test: /node_modules[\\/]lucide-react/, priority: 20 },
  {
    name: 'core',
    // Calendar, charts and popover (the folders below ui/) stay out: they load with the screens that show them.
    test: /node_modules[\\/](@tanstack[\\/](react-router|router-core|history|react-store|store)|@lingui|zod|clsx|isbot|use-sync)|src[\\/]kernel[\\/][^\\/]+$|src[\\/]web[\\/]([^\\/]+\.ts$|styles[\\/]|ui[\\/][^\\/]+$)/,
    priority: 10,
  },
]

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [
    // React Aria speaks many languages; the portal needs two of them.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    precompress(),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // No data: addresses, so that the content security policy can do without them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
})
