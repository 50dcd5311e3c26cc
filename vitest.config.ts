import { defineConfig } from 'vitest/config'

/** Two suites: `units` (rules, deeds, API) and `journeys` (stories in a real browser). */
export default defineConfig({
  test: {
    // The tests' club is made once for all of them.
    globalSetup: ['src/server/testing.setup.ts'],
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'units',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['journeys/**/*.journey.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One browser at a time: two would only wait for each other.
          fileParallelism: false,
        },
      },
    ],
  },
})
