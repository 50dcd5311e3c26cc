/**
 * The journeys alone: builds the portal where it is older than its sources, finds a Chromium and plays the stories.
 * `npm run journeys -- session` plays those whose file is named so.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildWeb } from '../src/server/boot/build-web.ts'
import { findOrInstallChromium, HOW_TO_INSTALL } from './chromium.ts'

const built = await buildWeb()
if (!built.ok || !findOrInstallChromium()) {
  console.error(built.ok ? HOW_TO_INSTALL : built.fault)
  process.exit(1)
}
const { status } = spawnSync('vitest', ['run', '--project', 'journeys', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('../', import.meta.url)),
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
