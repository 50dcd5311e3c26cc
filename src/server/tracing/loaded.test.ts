import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('testing.loaded.ts', import.meta.url))

test('without OTEL_EXPORTER_OTLP_ENDPOINT nothing of OpenTelemetry’s SDK is loaded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-loaded-'))
  try {
    const env = { PATH: process.env.PATH, PORT: '0', DEMO: 'off', DATA_DIR: folder, LOG_LEVEL: 'silent' }
    const told = execFileSync(process.execPath, [PROGRAM], { env, encoding: 'utf8' })
    // The interface, which does nothing by itself, belongs to the metrics’ own package.
    expect(JSON.parse(told.trim().split('\n').at(-1) ?? '')).toEqual(['@opentelemetry/api'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 240_000)
