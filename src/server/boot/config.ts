import { join } from 'node:path'
import { readTrustedProxies, type TrustedProxies } from '../http/proxy/trust-proxy.ts'

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
  conciergePhone: string
  brand: Brand
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

export interface Brand {
  name: string
  tagline: string
  /** What the club calls its program of promotions (spec, section 2: the sidebar). */
  promotions: string
  /** Who sends the mails. */
  mailFrom: string
}

/** Who can be made to have a second factor. The gate’s device stands in the open and is signed in to again and again. */
const MFA_ROLES = ['owner', 'admin', 'desk', 'finance', 'gate', 'manager']

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/** The token of a portal that runs for itself alone; a real one names its own. */
const DEMO_TOKEN = 'veranda-demo-token'

/** Reads the configuration, or says, a sentence for each, what is wrong with it. */
export function readConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: Config } | { ok: false; faults: string[] } {
  const faults: string[] = []
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback
  const optional = (name: string) => env[name]?.trim() || null

  const port = wholeNumber('PORT', 3000, { least: 0, most: 65_535 })

  const databaseUrl = urlOf('DATABASE_URL', ['postgres:', 'postgresql:'])
  if (databaseUrl && new URL(databaseUrl).pathname.length < 2)
    faults.push(
      'DATABASE_URL has to name the database behind the server: postgres://USER:PASSWORD@HOST/DATABASE.',
    )
  const databaseReadUrls =
    optional('DATABASE_READ_URL')
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? []
  if (databaseReadUrls.some((one) => !/^postgres(ql)?:\/\/[^/]/.test(one) || !URL.canParse(one)))
    faults.push(
      'DATABASE_READ_URL has to name replicas by addresses that start with postgres://, several with commas between them.',
    )
  if (databaseReadUrls.length > 0 && !databaseUrl)
    faults.push('DATABASE_URL is missing: DATABASE_READ_URL names replicas of the database that it names.')
  const smtpUrl = urlOf('SMTP_URL', ['smtp:', 'smtps:'])
  if (smtpUrl && !new URL(smtpUrl).hostname)
    faults.push('SMTP_URL has to name the mail server: smtp://HOST:PORT.')
  const filesUrl = urlOf('FILES_URL', ['file:', 's3:', 's3+http:'])
  const filesFault = filesUrl && faultOfFiles(new URL(filesUrl))
  if (filesFault) faults.push(filesFault)
  const signingKey = optional('SIGNING_KEY')
  const paymentLinkUrl = urlOf('PAYMENT_LINK_URL', ['https:', 'http:'])
  if (paymentLinkUrl && !paymentLinkUrl.includes('{reference}'))
    faults.push('PAYMENT_LINK_URL has to contain {reference}, where the order’s reference goes.')
  const paymentWebhookSecret = optional('PAYMENT_WEBHOOK_SECRET')
  if (paymentLinkUrl && !paymentWebhookSecret)
    faults.push(
      'PAYMENT_WEBHOOK_SECRET is missing: with PAYMENT_LINK_URL the provider signs what it tells us.',
    )
  if (paymentWebhookSecret && paymentWebhookSecret.length < 16)
    faults.push('PAYMENT_WEBHOOK_SECRET is too short: use at least 16 characters.')
  const stripeKey = optional('STRIPE_SECRET_KEY')
  const stripeSecret = optional('STRIPE_WEBHOOK_SECRET')
  const stripeApi = urlOf('STRIPE_API_URL', ['https:', 'http:'])
  if (stripeKey && !/^(sk|rk)_\w{8,}$/.test(stripeKey))
    faults.push(
      'STRIPE_SECRET_KEY has to be a secret or restricted key of Stripe: it starts with sk_ or rk_.',
    )
  if (stripeKey && !stripeSecret)
    faults.push('STRIPE_WEBHOOK_SECRET is missing: with STRIPE_SECRET_KEY Stripe signs what it tells us.')
  if (stripeSecret && !stripeKey)
    faults.push('STRIPE_SECRET_KEY is missing: STRIPE_WEBHOOK_SECRET is of the account that it opens.')
  if (stripeSecret && !/^whsec_\w{16,}$/.test(stripeSecret))
    faults.push('STRIPE_WEBHOOK_SECRET has to be the signing secret of an endpoint: it starts with whsec_.')
  const host = text('HOST', '127.0.0.1')
  if (!/^[\w.:%-]+$/.test(host))
    faults.push(`HOST has to be a name or an address of this machine, not “${host}”.`)
  const publicUrl = (urlOf('PUBLIC_URL', ['http:', 'https:']) ?? addressAt(host, port)).replace(/\/+$/, '')
  if (
    optional('PUBLIC_URL') &&
    URL.canParse(publicUrl) &&
    new URL(publicUrl).origin !== publicUrl.toLowerCase().replace(/:(80|443)$/, '')
  )
    faults.push(
      'PUBLIC_URL has to be an address without a path, a name or a question: https://portal.example.',
    )

  const apiToken = optional('API_TOKEN')
  if (databaseUrl && !apiToken)
    faults.push(
      'API_TOKEN is missing: with DATABASE_URL the portal wants its own token, at least 16 characters long.',
    )
  if (apiToken && apiToken.length < 16) faults.push('API_TOKEN is too short: use at least 16 characters.')

  if (apiToken && !/^[!-~]+$/.test(apiToken))
    faults.push(
      'API_TOKEN has to be of letters, digits and signs of ASCII without spaces: it travels in a header.',
    )

  const metricsToken = optional('METRICS_TOKEN')
  if (metricsToken && !/^[!-~]{16,}$/.test(metricsToken))
    faults.push('METRICS_TOKEN has to be of 16 or more letters, digits and signs of ASCII without spaces.')

  const conciergePhone = text('CONCIERGE_PHONE', '+52 998 555 0142')
  if (!/^[+(\d][\d ().-]{2,30}$/.test(conciergePhone))
    faults.push(`CONCIERGE_PHONE has to be a telephone number, not “${conciergePhone}”.`)
  const mailFrom = text('BRAND_MAIL_FROM', 'concierge@marea.example')
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(mailFrom))
    faults.push(`BRAND_MAIL_FROM has to be one mail address, not “${mailFrom}”.`)
  for (const name of ['BRAND_NAME', 'BRAND_TAGLINE', 'BRAND_PROMOTIONS'])
    if (/\p{Cc}/u.test(text(name, ''))) faults.push(`${name} has to be a single line.`)

  const demo = text('DEMO', databaseUrl ? 'off' : 'on')
  if (demo !== 'on' && demo !== 'off') faults.push(`DEMO has to be “on” or “off”, not “${demo}”.`)

  const logLevel = text('LOG_LEVEL', 'info')
  if (!isLogLevel(logLevel))
    faults.push(`LOG_LEVEL has to be one of ${LOG_LEVELS.join(', ')}, not “${logLevel}”.`)

  const databaseConnections = wholeNumber('DATABASE_CONNECTIONS', 10, { least: 2, most: 500 })
  const drainSeconds = wholeNumber('DRAIN_SECONDS', databaseUrl ? 5 : 0, { least: 0, most: 300 })

  const newerSchema = text('NEWER_SCHEMA', 'refuse')
  if (newerSchema !== 'refuse' && newerSchema !== 'accept')
    faults.push(`NEWER_SCHEMA has to be “refuse” or “accept”, not “${newerSchema}”.`)

  const slowStatementMs = wholeNumber('SLOW_STATEMENT_MS', 500, { least: 1, most: 600_000 })

  const otlpEndpoint = urlOf('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  const otlpProtocol = text('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/protobuf')
  if (otlpEndpoint && otlpProtocol !== 'http/protobuf')
    faults.push(`OTEL_EXPORTER_OTLP_PROTOCOL has to be “http/protobuf”, not “${otlpProtocol}”.`)

  const proxies = readTrustedProxies(text('TRUST_PROXY', 'off'))
  if ('fault' in proxies) faults.push(proxies.fault)

  const placeHeader = optional('PLACE_HEADER')?.toLowerCase() ?? null
  if (placeHeader && !/^[a-z][a-z0-9-]{1,60}$/.test(placeHeader))
    faults.push(`PLACE_HEADER has to be the name of a header, not “${placeHeader}”.`)
  else if (placeHeader && text('TRUST_PROXY', 'off') === 'off')
    faults.push(
      'PLACE_HEADER is believed of a proxy that is trusted, and of nobody else: set TRUST_PROXY too.',
    )

  const required = env.MFA_REQUIRED?.trim() ?? (demo === 'on' ? '' : 'admin,desk')
  const mfaRequired = required.split(/[\s,]+/).filter(Boolean)
  for (const role of mfaRequired)
    if (!MFA_ROLES.includes(role))
      faults.push(
        `MFA_REQUIRED names roles with commas between them: ${MFA_ROLES.join(', ')}; not “${role}”.`,
      )

  if (faults.length > 0) return { ok: false, faults }
  return {
    ok: true,
    config: {
      port,
      host,
      dataDir: text('DATA_DIR', 'data'),
      databaseUrl,
      databaseReadUrls,
      databaseConnections,
      drainSeconds,
      slowStatementMs,
      acceptsNewerSchema: newerSchema === 'accept',
      publicUrl,
      apiToken: apiToken ?? DEMO_TOKEN,
      metricsToken,
      smtpUrl,
      filesUrl,
      signingKey,
      signingPassword: env.SIGNING_KEY_PASSWORD ?? '',
      paymentLinkUrl,
      paymentWebhookSecret,
      stripe:
        stripeKey && stripeSecret
          ? { secretKey: stripeKey, webhookSecret: stripeSecret, api: stripeApi }
          : null,
      conciergePhone,
      brand: {
        name: text('BRAND_NAME', 'Marea'),
        tagline: text('BRAND_TAGLINE', 'Residence Club'),
        promotions: text('BRAND_PROMOTIONS', 'The Fives Vacations'),
        mailFrom,
      },
      demo: demo === 'on',
      logLevel: isLogLevel(logLevel) ? logLevel : 'info',
      otlpEndpoint,
      otlpService: text('OTEL_SERVICE_NAME', 'veranda'),
      trustProxy: 'trusted' in proxies && proxies.trusted,
      placeHeader,
      mfaRequired,
    },
  }

  function wholeNumber(
    name: string,
    fallback: number,
    { least, most }: { least: number; most: number },
  ): number {
    const given = text(name, String(fallback))
    const value = Number(given)
    // Number reads `1e3` and `0x10` too, which nobody means.
    if (!/^\d{1,9}$/.test(given) || value < least || value > most)
      faults.push(`${name} has to be a whole number from ${least} to ${most}, not “${env[name]}”.`)
    return value
  }

  function urlOf(name: string, protocols: string[]): string | null {
    const value = optional(name)
    if (!value) return null
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      faults.push(`${name} has to be an address that starts with ${protocols.join('// or ')}//.`)
      return null
    }
    return value
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

/** What is missing in the address of a folder or a bucket; never the address itself, which may hold a secret. */
function faultOfFiles({ protocol, hostname, username, password, pathname }: URL): string | null {
  if (protocol === 'file:')
    return hostname
      ? 'FILES_URL has to name a folder from its root, with three slashes: file:///folder.'
      : null
  const whole = hostname && username && password && pathname.split('/')[1]
  return whole ? null : 'FILES_URL has to name key, secret, host and bucket: s3://KEY:SECRET@host/bucket.'
}

/** The address at which somebody on this machine reaches what listens there. */
export function addressAt(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

function isLogLevel(text: string): text is LogLevel {
  return (LOG_LEVELS as readonly string[]).includes(text)
}
