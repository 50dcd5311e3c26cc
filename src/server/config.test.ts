import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const faults = (env: Record<string, string>) => {
  const reading = readConfig(env)
  return reading.ok ? [] : reading.faults
}

describe('the configuration', () => {
  test('needs nothing: the demo club on the embedded database', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      config: {
        port: 3000,
        host: '127.0.0.1',
        databaseUrl: null,
        demo: true,
        publicUrl: 'http://127.0.0.1:3000',
      },
    })
  })

  test('with a PostgreSQL server the demo is off, and the token the club’s own', () => {
    const env = { DATABASE_URL: 'postgres://club@localhost/club', API_TOKEN: 'a-token-of-our-own' }
    expect(readConfig(env)).toMatchObject({
      ok: true,
      config: { demo: false, apiToken: 'a-token-of-our-own' },
    })
    expect(faults({ DATABASE_URL: env.DATABASE_URL })).toEqual([
      expect.stringContaining('API_TOKEN is missing'),
    ])
  })

  test('says a sentence for each fault, all at once', () => {
    const env = {
      PORT: 'eighty',
      DATABASE_URL: 'mysql://localhost',
      SMTP_URL: 'localhost:25',
      PUBLIC_URL: 'portal.example',
      API_TOKEN: 'short',
      DEMO: 'yes',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'on',
    }
    const said = faults(env)
    for (const name of Object.keys(env))
      expect(
        said.filter((fault) => fault.startsWith(name)),
        name,
      ).toHaveLength(1)
    expect(said).toHaveLength(Object.keys(env).length)
  })

  test('never repeats a secret', () => {
    expect(faults({ API_TOKEN: 'hush', DATABASE_URL: 'x://me:secret@host' }).join()).not.toMatch(
      /hush|secret/,
    )
  })
})
