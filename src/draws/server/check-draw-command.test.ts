import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draw } from '../check-draw.ts'
import type { DrawnRound } from '../round.ts'
import { sealOf, wishesText } from '../seal.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veranda-draw-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** `npm run club -- check-draw` on a file with this text. */
function checked(name: string, text: string | null): { code: number | null; said: string } {
  const path = join(folder, name)
  if (text !== null) writeFileSync(path, text)
  // It asks for no database and no settings.
  const { DATABASE_URL: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/club.ts', 'check-draw', path],
    { cwd: ROOT, env, encoding: 'utf8' },
  )
  return { code: status, said: stdout + stderr }
}

const drawn = async (): Promise<DrawnRound> => {
  const seed = '5'.repeat(64)
  const takers = Array.from({ length: 9 }, (_, at) => ({
    ...{ number: at + 1, before: [null, null, null], wishes: [1 + (at % 3), 1 + ((at + 1) % 3)] },
  }))
  const round = {
    ...{
      format: 'veranda-draw-1' as const,
      round: { name: 'Peak weeks 2027', closed: '2026-11-30T18:00:00Z' },
    },
    ...{ each: 1, weights: [3, 2, 1], seal: await sealOf(seed), seed },
    publicNumber: { source: 'drand', value: 'c0ffee' },
    wishesSeal: await sealOf(wishesText(takers)),
    places: [1, 2, 3].map((id) => ({
      ...{ id, hotel: 'Bahía Serena', category: 'Two-bedroom Lagoon', count: 2 },
      ...{ checkIn: `2027-0${id}-01`, checkOut: `2027-0${id}-08` },
    })),
    takers,
  }
  return { ...round, ...(await draw(round)) }
}

test('the command says that a round is the published one, each check in a line', async () => {
  const { code, said } = checked('round.json', JSON.stringify(await drawn()))
  expect(said.split('\n').filter((line) => line.startsWith('same '))).toHaveLength(5)
  expect(said).toContain('The same result')
  expect(code).toBe(0)
})

test('the command names what differs, and ends with 1', async () => {
  const round = await drawn()
  const { code, said } = checked('other.json', JSON.stringify({ ...round, given: round.given.slice(1) }))
  expect(said).toMatch(/^OTHER {2}result: published 5, computed here 5$/m)
  expect(said.match(/^OTHER/gm)).toHaveLength(1)
  expect(code).toBe(1)
})

test('what is no file of a round, and what is not there, is said in a sentence', () => {
  for (const [name, text] of [
    ['text.json', 'hello'],
    ['nowhere.json', null],
  ] as const) {
    const { code, said } = checked(name, text)
    expect(said).toContain(`${name} is not the file of a drawn round.`)
    expect(said).not.toContain('    at ')
    expect(code).toBe(1)
  }
})
