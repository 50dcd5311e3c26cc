import { defineConfig } from 'vitest/config'

/** The tests' club is made once for all the tests of a run. */
const CLUB = ['src/server/testing.setup.ts']

/** `units` (rules, deeds, API), `journeys` (stories in a real browser), and `rules`: those that need no database. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'units',
          environment: 'node',
          globalSetup: CLUB,
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: [
            'src/kernel/*.test.ts',
            'src/{reservations,membership,dashboard,finance,documents,property,promotions,marketplace,about}/*.test.ts',
            'src/demo/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          globalSetup: CLUB,
          include: ['journeys/**/*.journey.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A machine that is busy for a moment is not a broken portal; a story that fails twice is.
          retry: 1,
          // One browser at a time: two would only wait for each other.
          fileParallelism: false,
        },
      },
    ],
  },
})
