import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** The stories that another browser plays too: what is typed and mailed, all that moves the focus, and drafts. */
const IN_FIREFOX = ['keys/passwords', 'go-by-keyboard', 'request-a-stay'].map(
  (one) => `journeys/${one}.journey.ts`,
)

/** The tests' club is made once for all the tests of a run. */
const CLUB = ['src/portal/server/testing.setup.ts']

/** What takes minutes, and is done by `npm run test:long` alone. */
const DRILLS = 'src/**/*.drill.test.ts'

/** Tests that put another module in a module's place: they need a world of their own. */
const MOCKED = '{src,scripts}/**/*.mocked.test.ts'

/**
 * A rule test stands beside what it tests, outside a `server` folder: slices' roots, screens and desks may not know a
 * database (`src/law.ts`), and this project makes none. The folders are not listed, so that no new one is forgotten.
 */
const RULES = 'src/**/*.test.{ts,tsx}'
/** Deeds, stores, the API, and the programs. */
const UNITS = ['src/**/server/**/*.test.ts', 'scripts/**/*.test.ts']
/** Where a rule test does not stand. */
const NOT_RULES = ['src/**/server/**', MOCKED, DRILLS]

/** Of the rules those that know days or moments: the file or the rule it tests reads `kernel/day.ts` or a `Date`. */
const knowsDays = (path: string): boolean =>
  [path, path.replace('.test.ts', '.ts')].some((one) => {
    try {
      return /\/day\.ts'|\bDate\b|kernel\/day/.test(`${one}\n${readFileSync(one, 'utf8')}`)
    } catch {
      return false
    }
  })

/** The rules run where this machine is; those that know days have to say the same in these. */
const ZONES = ['America/Cancun', 'America/Tijuana', 'Pacific/Auckland']

/** Both processors of a small machine; the main thread of a run has little to do. */
const maxWorkers = '100%'
/** What is asked for again and again until it is so. On a busy machine the usual second is soon over. */
const expect = { poll: { timeout: 20_000 } }
const patience = { expect, testTimeout: 60_000, hookTimeout: 120_000, maxWorkers }

/**
 * `rules`, and of them `days` in other time zones; `units` (deeds, API) and `mocked`; `journeys`: stories in a real
 * browser.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        // A module is read once for all the files of a worker. What a file leaves behind it takes away itself.
        test: {
          ...{ name: 'rules', environment: 'node', include: [RULES], exclude: NOT_RULES, isolate: false },
          ...patience,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'units',
          environment: 'node',
          globalSetup: CLUB,
          include: UNITS,
          exclude: [MOCKED, DRILLS],
          isolate: false,
          ...patience,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'drills',
          environment: 'node',
          globalSetup: CLUB,
          include: process.env.FC_RUNS ? [DRILLS] : [],
          ...patience,
        },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'mocked', environment: 'node', globalSetup: CLUB, include: [MOCKED], ...patience },
      },
      ...ZONES.map((zone) => ({
        test: {
          name: `days in ${zone}`,
          environment: 'node' as const,
          env: { TZ: zone },
          include: globSync(RULES, { exclude: NOT_RULES })
            .map((path) => path.replaceAll('\\', '/'))
            .filter(knowsDays),
          isolate: false,
          ...patience,
        },
      })),
      {
        test: {
          name: 'firefox',
          environment: 'node',
          globalSetup: CLUB,
          include: process.env.BROWSER === 'firefox' ? IN_FIREFOX : [],
          isolate: false,
          expect,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
          retry: 1,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          globalSetup: CLUB,
          include: ['journeys/**/*.journey.ts'],
          isolate: false,
          expect,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
          // A machine that is busy for a moment is not a broken portal; a story that fails twice is.
          retry: 1,
        },
      },
    ],
  },
})
