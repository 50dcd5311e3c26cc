import { readTrustedProxies } from '../http/proxy/trust-proxy.ts'
import type { Environment } from './environment.ts'

/** Who can be made to have a second factor. The gate’s device stands in the open and is signed in to again and again. */
const MFA_ROLES = ['owner', 'admin', 'desk', 'finance', 'gate', 'manager']

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The database and its replicas. */
export function readDatabase({ urlOf, optional, fault }: Environment) {
  const databaseUrl = urlOf('DATABASE_URL', ['postgres:', 'postgresql:'])
  fault(
    databaseUrl && new URL(databaseUrl).pathname.length < 2,
    'DATABASE_URL has to name the database behind the server: postgres://USER:PASSWORD@HOST/DATABASE.',
  )
  const databaseReadUrls =
    optional('DATABASE_READ_URL')
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? []
  fault(
    databaseReadUrls.some((one) => !/^postgres(ql)?:\/\/[^/]/.test(one) || !URL.canParse(one)),
    'DATABASE_READ_URL has to name replicas by addresses that start with postgres://, several with commas between them.',
  )
  fault(
    databaseReadUrls.length > 0 && !databaseUrl,
    'DATABASE_URL is missing: DATABASE_READ_URL names replicas of the database that it names.',
  )
  return { databaseUrl, databaseReadUrls }
}

/** The mail server, the place of the files, and the key that seals. */
export function readPlaces({ variables, urlOf, optional, fault, faults }: Environment) {
  const smtpUrl = urlOf('SMTP_URL', ['smtp:', 'smtps:'])
  fault(smtpUrl && !new URL(smtpUrl).hostname, 'SMTP_URL has to name the mail server: smtp://HOST:PORT.')
  const filesUrl = urlOf('FILES_URL', ['file:', 's3:', 's3+http:'])
  const filesFault = filesUrl && faultOfFiles(new URL(filesUrl))
  if (filesFault) faults.push(filesFault)
  const signingKey = optional('SIGNING_KEY')
  return { smtpUrl, filesUrl, signingKey, signingPassword: variables.SIGNING_KEY_PASSWORD ?? '' }
}

/** The payment provider's page, and Stripe. */
export function readPayments(env: Environment) {
  const { urlOf, optional, fault } = env
  const paymentLinkUrl = urlOf('PAYMENT_LINK_URL', ['https:', 'http:'])
  fault(
    paymentLinkUrl && !paymentLinkUrl.includes('{reference}'),
    'PAYMENT_LINK_URL has to contain {reference}, where the order’s reference goes.',
  )
  const paymentWebhookSecret = optional('PAYMENT_WEBHOOK_SECRET')
  fault(
    paymentLinkUrl && !paymentWebhookSecret,
    'PAYMENT_WEBHOOK_SECRET is missing: with PAYMENT_LINK_URL the provider signs what it tells us.',
  )
  fault(
    paymentWebhookSecret && paymentWebhookSecret.length < 16,
    'PAYMENT_WEBHOOK_SECRET is too short: use at least 16 characters.',
  )
  return { paymentLinkUrl, paymentWebhookSecret, stripe: readStripe(env) }
}

function readStripe({ urlOf, optional, fault }: Environment) {
  const secretKey = optional('STRIPE_SECRET_KEY')
  const webhookSecret = optional('STRIPE_WEBHOOK_SECRET')
  const api = urlOf('STRIPE_API_URL', ['https:', 'http:'])
  fault(
    secretKey && !/^(sk|rk)_\w{8,}$/.test(secretKey),
    'STRIPE_SECRET_KEY has to be a secret or restricted key of Stripe: it starts with sk_ or rk_.',
  )
  fault(
    secretKey && !webhookSecret,
    'STRIPE_WEBHOOK_SECRET is missing: with STRIPE_SECRET_KEY Stripe signs what it tells us.',
  )
  fault(
    webhookSecret && !secretKey,
    'STRIPE_SECRET_KEY is missing: STRIPE_WEBHOOK_SECRET is of the account that it opens.',
  )
  fault(
    webhookSecret && !/^whsec_\w{16,}$/.test(webhookSecret),
    'STRIPE_WEBHOOK_SECRET has to be the signing secret of an endpoint: whsec_, and sixteen letters and digits or more.',
  )
  return secretKey && webhookSecret ? { secretKey, webhookSecret, api } : null
}

/** Where the portal listens, and how people reach it; `addressAt` is the address of this machine's own. */
export function readAddress(
  { text, optional, urlOf, fault }: Environment,
  addressAt: (host: string) => string,
) {
  const host = text('HOST', '127.0.0.1')
  fault(!/^[\w.:%-]+$/.test(host), `HOST has to be a name or an address of this machine, not “${host}”.`)
  const publicUrl = (urlOf('PUBLIC_URL', ['http:', 'https:']) ?? addressAt(host)).replace(/\/+$/, '')
  fault(
    optional('PUBLIC_URL') &&
      URL.canParse(publicUrl) &&
      new URL(publicUrl).origin !== publicUrl.toLowerCase().replace(/:(80|443)$/, ''),
    'PUBLIC_URL has to be an address without a path, a name or a question: https://portal.example.',
  )
  const calendarDomain = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : ''
  return { host, publicUrl, calendarDomain }
}

/** What programs show to be let in. */
export function readTokens({ optional, fault }: Environment, databaseUrl: string | null) {
  const apiToken = optional('API_TOKEN')
  fault(
    databaseUrl && !apiToken,
    'API_TOKEN is missing: with DATABASE_URL the portal wants its own token, at least 16 characters long.',
  )
  fault(apiToken && apiToken.length < 16, 'API_TOKEN is too short: use at least 16 characters.')
  fault(
    apiToken && !/^[!-~]+$/.test(apiToken),
    'API_TOKEN has to be of letters, digits and signs of ASCII without spaces: it travels in a header.',
  )
  const metricsToken = optional('METRICS_TOKEN')
  fault(
    metricsToken && !/^[!-~]{16,}$/.test(metricsToken),
    'METRICS_TOKEN has to be of 16 or more letters, digits and signs of ASCII without spaces.',
  )
  return { apiToken, metricsToken }
}

/** The parts of a brand that the environment may say for good. */
const HOUSE_PARTS = ['name', 'tagline', 'promotions', 'phone'] as const
export type HousePart = (typeof HOUSE_PARTS)[number]

/** What the club is called, and by which telephone and mail address it is reached. */
export function readBrand({ text, optional, fault }: Environment) {
  const conciergePhone = text('CONCIERGE_PHONE', '+52 998 555 0142')
  fault(
    !/^[+(\d][\d ().-]{2,30}$/.test(conciergePhone),
    `CONCIERGE_PHONE has to be a telephone number, not “${conciergePhone}”.`,
  )
  const mailFrom = text('BRAND_MAIL_FROM', 'concierge@marea.example')
  fault(
    !/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(mailFrom),
    `BRAND_MAIL_FROM has to be one mail address, not “${mailFrom}”.`,
  )
  for (const name of ['BRAND_NAME', 'BRAND_TAGLINE', 'BRAND_PROMOTIONS'])
    fault(/\p{Cc}/u.test(text(name, '')), `${name} has to be a single line.`)
  const brand = {
    name: text('BRAND_NAME', 'Marea'),
    tagline: text('BRAND_TAGLINE', 'Residence Club'),
    promotions: text('BRAND_PROMOTIONS', 'The Fives Vacations'),
    mailFrom,
  }
  const variables = {
    name: 'BRAND_NAME',
    tagline: 'BRAND_TAGLINE',
    promotions: 'BRAND_PROMOTIONS',
    phone: 'CONCIERGE_PHONE',
  }
  const sets = HOUSE_PARTS.filter((part) => optional(variables[part]) !== null)
  return { conciergePhone, brand, house: { brand: { ...brand }, phone: conciergePhone, sets } }
}

/** How it runs: with the demo's club or its own, with which limits, and what it logs. */
export function readRunning({ text, wholeNumber, fault }: Environment, databaseUrl: string | null) {
  const demo = text('DEMO', databaseUrl ? 'off' : 'on')
  fault(demo !== 'on' && demo !== 'off', `DEMO has to be “on” or “off”, not “${demo}”.`)
  const logLevel = text('LOG_LEVEL', 'info')
  fault(!isLogLevel(logLevel), `LOG_LEVEL has to be one of ${LOG_LEVELS.join(', ')}, not “${logLevel}”.`)
  const databaseConnections = wholeNumber('DATABASE_CONNECTIONS', 10, { least: 2, most: 500 })
  const drainSeconds = wholeNumber('DRAIN_SECONDS', databaseUrl ? 5 : 0, { least: 0, most: 300 })
  const newerSchema = text('NEWER_SCHEMA', 'refuse')
  fault(
    newerSchema !== 'refuse' && newerSchema !== 'accept',
    `NEWER_SCHEMA has to be “refuse” or “accept”, not “${newerSchema}”.`,
  )
  const slowStatementMs = wholeNumber('SLOW_STATEMENT_MS', 500, { least: 1, most: 600_000 })
  const undoSeconds = wholeNumber('DESK_UNDO_SECONDS', 10, { least: 0, most: 60 })
  return {
    demo: demo === 'on',
    logLevel: isLogLevel(logLevel) ? logLevel : ('info' as const),
    databaseConnections,
    drainSeconds,
    acceptsNewerSchema: newerSchema === 'accept',
    slowStatementMs,
    undoSeconds,
  }
}

/** Where spans go. */
export function readTracing({ text, urlOf, fault }: Environment) {
  const otlpEndpoint = urlOf('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  const protocol = text('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/protobuf')
  fault(
    otlpEndpoint && protocol !== 'http/protobuf',
    `OTEL_EXPORTER_OTLP_PROTOCOL has to be “http/protobuf”, not “${protocol}”.`,
  )
  return { otlpEndpoint, otlpService: text('OTEL_SERVICE_NAME', 'veranda') }
}

/** Which proxies are believed, and the header in which they name a city. */
export function readProxies({ text, optional, fault, faults }: Environment) {
  const proxies = readTrustedProxies(text('TRUST_PROXY', 'off'))
  if ('fault' in proxies) faults.push(proxies.fault)
  const placeHeader = optional('PLACE_HEADER')?.toLowerCase() ?? null
  const isHeader = placeHeader === null || /^[a-z][a-z0-9-]{1,60}$/.test(placeHeader)
  fault(!isHeader, `PLACE_HEADER has to be the name of a header, not “${placeHeader}”.`)
  fault(
    placeHeader && isHeader && text('TRUST_PROXY', 'off') === 'off',
    'PLACE_HEADER is believed of a proxy that is trusted, and of nobody else: set TRUST_PROXY too.',
  )
  return { trustProxy: 'trusted' in proxies && proxies.trusted, placeHeader }
}

/** The roles whose accounts have to have a second factor. */
export function readFactorRoles({ variables, fault }: Environment, demo: boolean): string[] {
  const required = variables.MFA_REQUIRED?.trim() ?? (demo ? '' : 'admin,desk')
  const roles = required.split(/[\s,]+/).filter(Boolean)
  for (const role of roles)
    fault(
      !MFA_ROLES.includes(role),
      `MFA_REQUIRED names roles with commas between them: ${MFA_ROLES.join(', ')}; not “${role}”.`,
    )
  return roles
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

function isLogLevel(text: string): text is LogLevel {
  return (LOG_LEVELS as readonly string[]).includes(text)
}
