import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

test('one process a folder; a release, and a hard kill, free it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-lock-'))
  const mine = lockFolder(folder)
  expect(mine).not.toBeNull()
  expect(lockFolder(folder)).toBeNull()
  mine?.release()

  const script = `import { lockFolder } from '${new URL('./lock.ts', import.meta.url).href}'
    globalThis.lock = lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => globalThis.lock, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((locked) => other.stdout.once('data', locked))
  expect(lockFolder(folder)).toBeNull()
  const ended = new Promise((end) => other.once('exit', end))
  other.kill('SIGKILL')
  await ended
  const again = lockFolder(folder)
  expect(again).not.toBeNull()
  again?.release()
  rmSync(folder, { recursive: true, force: true })
})
