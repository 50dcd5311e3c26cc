import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'

const slices = readdirSync(new URL('src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** One catalogue of words for each slice and language; `npm run words` gathers what is new. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: slices.map((slice) => ({
    path: `src/${slice}/words/{locale}`,
    include: [`src/${slice}/`],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  })),
  orderBy: 'messageId',
})
