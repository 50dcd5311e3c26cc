import { join } from 'node:path'
import type { Language } from '../../kernel/language.ts'
import type { TrustedProxies } from '../http/proxy/trust-proxy.ts'
import {
  type HousePart,
  type LogLevel,
  readAddress,
  readBrand,
  readDatabase,
  readFactorRoles,
  readPayments,
  readPlaces,
  readProxies,
  readRunning,
  readTokens,
  readTracing,
} from './config-parts.ts'
import { environment, type Variables } from './environment.ts'

/** What the environment decides, checked once at start (README, "Configuration"). */
export interface Config {
  port: number
  host: string
  dataDir: string
  /** PostgreSQL's address; none means the embedded one under `dataDir`. */
  databaseUrl: string | null
  /** Replicas of it, which are read where an answer may be some seconds old. */
  databaseReadUrls: string[]
  /** The pool size for calls. Beside it background work has three connections, the outbox one, and LISTEN one. */
  databaseConnections: number
  /** The drain time in seconds: `/ready` fails for so long before the process ends. */
  drainSeconds: number
  /** Whether it starts on a schema that the next version has brought up to date: the way back (docs/operate.md). */
  acceptsNewerSchema: boolean
  /** A statement that takes longer is told of in the log, in milliseconds. */
  slowStatementMs: number
  /** How people reach the portal: links in mails, the cookie's Secure flag. No trailing slash. */
  publicUrl: string
  /** What stands behind the @ in the UID of a calendar entry: `publicUrl`'s host, until the start reads what the database keeps. */
  calendarDomain: string
  apiToken: string
  /** What Prometheus brings as a bearer token; without one the metrics are for this machine alone. */
  metricsToken: string | null
  smtpUrl: string | null
  /** Where files are kept: a folder (`file:`) or a bucket (`s3:`); none means `files` under `dataDir`. */
  filesUrl: string | null
  /** The PKCS#12 file whose key seals signed reports; none means the demo's own, made at the first start. */
  signingKey: string | null
  signingPassword: string
  /** The payment provider's page, with `{reference}`, `{amount}` and `{currency}` in it; none means on account only. */
  paymentLinkUrl: string | null
  /** What the provider signs its messages with. */
  paymentWebhookSecret: string | null
  /** Stripe's secret key and what its webhooks are signed with; none means that nobody pays by card. */
  stripe: { secretKey: string; webhookSecret: string; api: string | null } | null
  /** The ways of paying that the club's managers offer, of charges and of orders; none means all that are set up. */
  offers?: Record<'charges' | 'orders', readonly ('card' | 'link' | 'resort')[]>
  conciergePhone: string
  /** For how many seconds an answer of the desk can be taken back before it is given; 0 gives it at once. */
  undoSeconds: number
  brand: Brand
  /** What of the brand and the telephone the environment says; the rest is the club's managers' to say. */
  house: BrandAtStart
  demo: boolean
  logLevel: LogLevel
  /** The OpenTelemetry collector that spans go to, by HTTP; none means that nothing is traced. */
  otlpEndpoint: string | null
  /** What the spans say whose they are. */
  otlpService: string
  /** Which proxies are believed about a caller's address. */
  trustProxy: TrustedProxies
  /** The roles whose accounts have to have a second factor: `owner`, `admin`, `desk` … */
  mfaRequired: string[]
  /** The header in which the trusted proxy names the city of a caller's network; in lower case. */
  placeHeader: string | null
}

/** A brand as the start has it, before what the club says in the portal. */
export interface BrandAtStart {
  brand: Brand
  phone: string
  /** The parts that are set, not merely the house's own. */
  sets: readonly HousePart[]
}

export interface Brand {
  name: string
  tagline: string
  /** What the club calls its program of promotions (spec, section 2: the sidebar). */
  promotions: string
  /** Who sends the mails. */
  mailFrom: string
  /** What is said otherwise in Spanish. */
  spanish?: { tagline?: string; promotions?: string }
  /** Colours of its own: the page's style, and those that mails say by value. */
  look?: { css: string; accent: string; night: string; onNight: string } | null
  /** A logo of its own, as PNG in base64: by its key for each skin, the page's style that wears it, and the address of the tab's icon. */
  mark?: { day: { key: string; png: string }; night: { key: string; png: string }; css: string; icon: string }
}

/** A brand in a reader's language; `mark` is a logo of its own for paper, a PNG in base64. */
export function brandIn(
  { name, tagline, spanish, mark }: Brand,
  language: Language,
): { name: string; tagline: string; mark?: string } {
  const own = mark && { mark: mark.day.png }
  return { name, tagline: (language === 'es' && spanish?.tagline) || tagline, ...own }
}

/** The token of a portal that runs for itself alone; a real one names its own. */
const DEMO_TOKEN = 'veranda-demo-token'

/** Reads the configuration, or says, a sentence for each, what is wrong with it. */
export function readConfig(
  variables: Variables,
): { ok: true; config: Config } | { ok: false; faults: string[] } {
  const env = environment(variables)
  const port = env.wholeNumber('PORT', 3000, { least: 0, most: 65_535 })
  const database = readDatabase(env)
  const { databaseUrl } = database
  const places = readPlaces(env)
  const payments = readPayments(env)
  const address = readAddress(env, (host) => addressAt(host, port))
  const { apiToken, metricsToken } = readTokens(env, databaseUrl)
  const brand = readBrand(env)
  const running = readRunning(env, databaseUrl)
  const tracing = readTracing(env)
  const proxies = readProxies(env)
  const mfaRequired = readFactorRoles(env, running.demo)
  if (env.faults.length > 0) return { ok: false, faults: env.faults }
  return {
    ok: true,
    config: {
      port,
      dataDir: env.text('DATA_DIR', 'data'),
      apiToken: apiToken ?? DEMO_TOKEN,
      metricsToken,
      mfaRequired,
      ...database,
      ...places,
      ...payments,
      ...address,
      ...brand,
      ...running,
      ...tracing,
      ...proxies,
    },
  }
}

/** The file of the key that seals; null on a server's database where none is named: a club's portal gets none by itself. */
export function signingKeyPath({
  signingKey,
  databaseUrl,
  dataDir,
}: Pick<Config, 'signingKey' | 'databaseUrl' | 'dataDir'>): string | null {
  return signingKey ?? (databaseUrl ? null : join(dataDir, 'signing.p12'))
}

/** The address at which somebody on this machine reaches what listens there. */
export function addressAt(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
