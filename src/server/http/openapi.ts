import * as z from 'zod/mini'
import {
  type Access,
  COMMON_REFUSALS,
  type Endpoint,
  IDEMPOTENCY_KEY,
  type Shape,
  type Who,
} from '../../kernel/endpoint.ts'
import { VERSION } from '../boot/version.ts'
import { sessionCookieOf } from './caller.ts'
import type { Handler } from './handle.ts'

const FAILURE = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { const: false },
    code: { type: 'string', description: 'Stable and upper-case.' },
    message: {
      type: 'string',
      description: 'In the account’s language; without a session in that of Accept-Language.',
    },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    request: { type: 'string', description: 'Of 500: the request’s id, as in the header X-Request-Id.' },
  },
}

/** The OpenAPI 3.1 document of the calls that are served, generated from their endpoints. */
export function describe(handlers: readonly Handler[], publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { endpoint } of handlers) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Veranda',
      version: VERSION,
      description: 'The members’ portal of a vacation-property club.',
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    security: [{ token: [], session: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieOf({ publicUrl }) },
      },
      schemas: { Failure: FAILURE },
    },
  }
}

function operation(endpoint: Endpoint): Record<string, unknown> {
  return {
    operationId: endpoint.name,
    tags: [endpoint.group],
    ...(endpoint.addition && { 'x-addition': true }),
    'x-access': endpoint.access,
    description: describeAccess(endpoint.access),
    ...(endpoint.access.who === 'anyone' && { security: [{ token: [] }] }),
    parameters: [...queryParameters(endpoint.query), ...(endpoint.idempotent ? [KEY_PARAMETER] : [])],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: contentOf(endpoint.body, endpoint.files),
      },
    }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: answerOf(endpoint.answer) } } },
      ...failures(endpoint),
    },
  }
}

const WHO: Readonly<Record<Who, string>> = {
  anyone: 'For anybody.',
  'signed-in': 'For an owner, or one of the club’s people.',
  member: 'For an owner, or an admin who acts for one.',
  owner: 'For an owner in person.',
  office: 'For the club’s people who act for owners, work at the desk or in finance.',
  house: 'For the club’s desk, and whoever says what the club’s people may do.',
  inbox: 'For the club’s desk and finance.',
  admin: 'For the club’s people who act for owners.',
  desk: 'For the club’s desk.',
  finance: 'For the club’s finance.',
  manager: 'For whoever says what the club’s people may do.',
  gate: 'For a guard at the gate, admins and the desk.',
}

function describeAccess({ who, gateToo }: Access): string {
  const others = gateToo ? 'For anybody who is signed in, a guard at the gate too.' : WHO[who]
  return who === 'anyone' ? others : `${others} For everybody else it answers 401, 403 or 404.`
}

const KEY_PARAMETER = {
  in: 'header',
  name: 'Idempotency-Key',
  schema: { type: 'string', minLength: 8, maxLength: 100, pattern: IDEMPOTENCY_KEY.source },
  description: 'The same key answers the same again.',
}

/** JSON; a call with files takes a form as well, its field `data` being that JSON. */
function contentOf(body: Shape, files: Endpoint['files']): Record<string, unknown> {
  const schema = schemaOf(body, 'input')
  if (!files) return { 'application/json': { schema } }
  const fields = Object.entries(files).map(([name, { most, bytes }]) => [
    name,
    {
      type: 'array',
      maxItems: most,
      items: { type: 'string', format: 'binary' },
      description: `Each below ${bytes} bytes.`,
    },
  ])
  const form = { type: 'object', properties: { data: schema, ...Object.fromEntries(fields) } }
  const encoding = { data: { contentType: 'application/json' } }
  return { 'application/json': { schema }, 'multipart/form-data': { schema: form, encoding } }
}

function schemaOf(shape: Shape, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { unrepresentable: 'any', io }) as Record<
    string,
    unknown
  >
  return schema
}

function answerOf(shape: Shape): Record<string, unknown> {
  const schema = schemaOf(shape, 'output') as { properties?: Record<string, unknown> }
  return { ...schema, properties: { status: { const: true }, ...schema.properties } }
}

function queryParameters(shape: Shape | undefined): unknown[] {
  if (!shape) return []
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    in: 'query',
    name,
    required: required.includes(name),
    schema,
  }))
}

/** The refusals of a call, its own and the common ones that its access can give, by status. */
function failures(endpoint: Endpoint): Record<string, unknown> {
  const { refusals, access, perDay, idempotent, stepUp, mayStepUp, slowsDown, method } = endpoint
  const { RESTRICTED_ACTION, NO_OWNER_SELECTED, CROSS_SITE, FACTOR_REQUIRED } = COMMON_REFUSALS
  const common = {
    BAD_INPUT: 400,
    TOKEN_REQUIRED: 401,
    ...(access.who !== 'anyone' && { SESSION_REQUIRED: 401, SESSION_EXPIRED: 401 }),
    ...(method !== 'GET' && { CROSS_SITE }),
    ...(access.who === 'owner' && { RESTRICTED_ACTION }),
    ...(access.who === 'member' && { NO_OWNER_SELECTED }),
    ...(access.who !== 'anyone' && !access.settingUp && { FACTOR_REQUIRED }),
    ...(access.who !== 'anyone' && access.who !== 'signed-in' && { NOT_FOUND: COMMON_REFUSALS.NOT_FOUND }),
    ...(slowsDown && { TOO_MANY: COMMON_REFUSALS.TOO_MANY }),
  }
  const locked = access.lockedByUnsignedReport ? { UNSIGNED_REPORT: COMMON_REFUSALS.UNSIGNED_REPORT } : {}
  const confirmed = stepUp || mayStepUp ? { CONFIRM_ITS_YOU: COMMON_REFUSALS.CONFIRM_ITS_YOU } : {}
  const limited = perDay ? { DAY_LIMIT: COMMON_REFUSALS.DAY_LIMIT } : {}
  const { IDEMPOTENCY_KEY_INVALID, IDEMPOTENCY_KEY_REUSED } = COMMON_REFUSALS
  const keyed = idempotent ? { IDEMPOTENCY_KEY_INVALID, IDEMPOTENCY_KEY_REUSED } : {}
  const all: [string, number][] = Object.entries({
    ...common,
    ...locked,
    ...confirmed,
    ...limited,
    ...keyed,
    ...refusals,
  })
  const byStatus = Map.groupBy(all, ([, status]) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, reasons]) => [
      status,
      {
        description: reasons.map(([code]) => code).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}
