import { readFileSync } from 'node:fs'
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

  test('a club’s people have to have a second factor, unless it says otherwise; in the demo nobody has', () => {
    const club = { DATABASE_URL: 'postgres://club@localhost/club', API_TOKEN: 'a-token-of-our-own' }
    const required = (env: Record<string, string>) => {
      const reading = readConfig(env)
      return reading.ok ? reading.config.mfaRequired : reading.faults
    }
    expect(required({})).toEqual([])
    expect(required(club)).toEqual(['admin', 'desk'])
    expect(required({ ...club, MFA_REQUIRED: 'owner, finance' })).toEqual(['owner', 'finance'])
    expect(required({ ...club, MFA_REQUIRED: '' })).toEqual([])
    expect(required({ ...club, MFA_REQUIRED: 'admins' })).toEqual([expect.stringContaining('not “admins”')])
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
      PLACE_HEADER: 'the city',
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

  const SERVER = { DATABASE_URL: 'postgres://club@localhost/club', API_TOKEN: 'a-token-of-our-own' }
  const S3 = 's3://key:secret@host/bucket'

  test.each<[string, string[], Record<string, string>?]>([
    ['PORT', ['eighty', '-1', '65536', '3000.5', '1e3', '0x10']],
    ['HOST', ['http://portal.example', 'two words', '10.0.0.0/8']],
    ['DATABASE_URL', ['mysql://localhost/club', 'localhost', 'postgres'], { API_TOKEN: SERVER.API_TOKEN }],
    ['DATABASE_CONNECTIONS', ['1', '501', 'ten', '2.5']],
    ['DRAIN_SECONDS', ['-1', '301', 'five', '1.5']],
    ['SLOW_STATEMENT_MS', ['0', '600001', 'slow', '0.5']],
    ['NEWER_SCHEMA', ['on', 'yes']],
    [
      'PUBLIC_URL',
      [
        'portal.example',
        'ftp://portal.example',
        'https://portal.example/club',
        'https://me:pw@portal.example',
        'https://portal.example?x',
      ],
    ],
    ['API_TOKEN', ['short', 'a token with spaces in it', 'señal-de-dieciséis-letras']],
    ['METRICS_TOKEN', ['short', 'a token with spaces in it', 'señal-de-dieciséis-letras']],
    ['SMTP_URL', ['localhost:25', 'http://localhost', 'smtp://']],
    [
      'FILES_URL',
      [
        '/folder',
        'ftp://host/folder',
        'file://folder/files',
        's3://host/bucket',
        's3://key:secret@host',
        's3://key@host/bucket',
      ],
    ],
    [
      'PAYMENT_LINK_URL',
      ['pay.example/{reference}', 'https://pay.example/'],
      { PAYMENT_WEBHOOK_SECRET: 'x'.repeat(16) },
    ],
    ['PAYMENT_WEBHOOK_SECRET', ['short']],
    ['CONCIERGE_PHONE', ['call us', '+', '52\n998']],
    ['BRAND_MAIL_FROM', ['concierge', 'a@b, c@d', 'Us <a@b.example>', 'a@b\nBcc: c@d']],
    ['BRAND_NAME', ['two\nlines']],
    ['BRAND_TAGLINE', ['two\nlines']],
    ['BRAND_PROMOTIONS', ['two\nlines']],
    ['DEMO', ['yes', 'true', '1']],
    ['LOG_LEVEL', ['loud', 'INFO']],
    ['TRUST_PROXY', ['on', '0', '*']],
    ['PLACE_HEADER', ['the city', 'cf-ipcity']],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', ['collector:4318', 'grpc://collector:4317', '4318']],
    [
      'OTEL_EXPORTER_OTLP_PROTOCOL',
      ['grpc', 'http/json'],
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
    ],
  ])('%s: each wrong value is one sentence that names it', (name, values, beside = {}) => {
    for (const value of values)
      expect(faults({ ...beside, [name]: value }), value).toEqual([
        expect.stringMatching(new RegExp(`^${name} .*\\.$`, 's')),
      ])
  })

  test.each([
    { PORT: '0' },
    { HOST: '::1' },
    { HOST: 'localhost' },
    { PUBLIC_URL: 'https://portal.example/' },
    { PUBLIC_URL: 'https://portal.example:8443' },
    { PUBLIC_URL: 'https://Portal.example:443' },
    { FILES_URL: 'file:///srv/files' },
    { FILES_URL: `${S3}/prefix?region=eu` },
    { SMTP_URL: 'smtps://me:secret@mail.example:465' },
    { CONCIERGE_PHONE: '(998) 555-0142' },
    SERVER,
  ])('%j is right', (env) => {
    expect(faults(env as Record<string, string>)).toEqual([])
  })

  test('every setting of the README is tried here, and every one that is read stands in the README', () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
    const rows = read('../../../README.md').matchAll(/^\| (`[A-Z_`, ]+) \|/gm)
    const documented = [...rows].flatMap(([, cell = '']) => cell.match(/[A-Z_]{4,}/g) ?? []).sort()
    const source = read('config.ts') + read('config-parts.ts')
    const settings = [
      ...source.matchAll(/(?:text|optional|urlOf|wholeNumber)\('([A-Z_]+)'|variables\.([A-Z_]+)/g),
    ]
    // The backup command reads its passphrase itself, and says so where it is missing.
    const asked = [
      ...new Set([
        ...settings.map(([, a, b]) => a ?? b ?? ''),
        'BRAND_NAME',
        'BRAND_TAGLINE',
        'BACKUP_PASSPHRASE',
      ]),
    ]
    expect(asked.sort()).toEqual(documented)
  })
})

test.each([
  ['mysql://a/b', 'postgres://a/b', /DATABASE_READ_URL .* postgres:/],
  ['postgres://r/b, elsewhere', 'postgres://a/b', /DATABASE_READ_URL .* postgres:/],
  ['postgres://r/b', '', /DATABASE_URL is missing/],
])(
  'replicas are addresses of servers, beside the database that they follow: %s',
  (replicas, database, fault) => {
    const env = { DATABASE_READ_URL: replicas, DATABASE_URL: database, API_TOKEN: 'a-token-of-the-tests' }
    const reading = readConfig(env)
    expect(reading.ok ? [] : reading.faults).toEqual([expect.stringMatching(fault)])
  },
)

test('several replicas are named with commas between them', () => {
  const env = { DATABASE_READ_URL: 'postgres://r/b, postgres://s/b', DATABASE_URL: 'postgres://a/b' }
  const reading = readConfig({ ...env, API_TOKEN: 'a-token-of-the-tests' })
  expect(reading.ok && reading.config.databaseReadUrls).toEqual(['postgres://r/b', 'postgres://s/b'])
})

test.each(['postgres://club@localhost', 'postgres://club@localhost/'])(
  'a server without the name of a database is no database: %s',
  (url) => {
    const reading = readConfig({ DATABASE_URL: url, API_TOKEN: 'a-token-of-our-own' })
    expect(!reading.ok && reading.faults).toEqual([
      'DATABASE_URL has to name the database behind the server: postgres://USER:PASSWORD@HOST/DATABASE.',
    ])
  },
)
