import * as z from 'zod/mini'
import { email, id, personName, text } from '../kernel/check.ts'
import { type AnswerOf, endpoint, STAFF_ROLES } from '../kernel/endpoint.ts'
import { doneShape } from '../membership/membership.endpoints.ts'

/** At least one, each once. */
const roles = () =>
  z.pipe(
    z.array(z.enum(STAFF_ROLES)).check(z.minLength(1), z.maxLength(STAFF_ROLES.length)),
    z.transform((given) => STAFF_ROLES.filter((role) => given.includes(role))),
  )

/** What the reason of closing an account may be long. */
export const MOST_REASON = 500

const staffShape = z.object({
  id: z.number(),
  name: z.string(),
  lastname: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  active: z.boolean(),
  /** Whether a password was ever set. */
  joined: z.boolean(),
  /** Whether it is the one who asks. */
  self: z.boolean(),
})

const changeShape = z.object({
  id: z.number(),
  /** An instant in UTC. */
  at: z.string(),
  kind: z.enum(['invited', 'roles', 'disabled', 'enabled', 'asked', 'agreed', 'declined', 'withdrawn']),
  who: z.string(),
  /** None: a command or an import. */
  by: z.nullable(z.string()),
  before: z.nullable(z.array(z.string())),
  after: z.nullable(z.array(z.string())),
  reason: z.nullable(z.string()),
})

const requestShape = z.object({
  id: z.number(),
  /** Who is to get the roles; somebody to be invited has no account yet. */
  who: z.string(),
  email: z.string(),
  isNew: z.boolean(),
  roles: z.array(z.enum(STAFF_ROLES)),
  by: z.string(),
  /** An instant in UTC. */
  at: z.string(),
  /** Whether somebody would be a manager no more: their own yes counts there (decision 0463). */
  takesManager: z.boolean(),
  /** Why the account is to be closed; null where it stays open, with those roles. */
  closingReason: z.nullable(z.string()),
  /** Why a closed account is to be opened again, with those roles; null where it is about something else. */
  openingReason: z.nullable(z.string()),
  /** Whether it is about whoever asks. */
  aboutSelf: z.boolean(),
  /** Whether it is for whoever asks to answer it: not what they asked for themselves, nor roles for them. */
  mayAnswer: z.boolean(),
  /** Whether whoever asks had asked for it, and may take that back. */
  mayWithdraw: z.boolean(),
})

/** What a deed with roles came to: it holds, or another manager has to agree first. */
const rolesAnswer = z.object({ data: z.object({ done: z.literal(true), waits: z.boolean() }) })

/** The club's people with what they may do, and the latest changes, the newest first. */
export const listStaff = endpoint({
  name: 'listStaff',
  group: 'account',
  method: 'GET',
  path: '/staff/',
  access: { who: 'manager' },
  answer: z.object({
    data: z.array(staffShape),
    waiting: z.array(requestShape),
    changes: z.array(changeShape),
  }),
  refusals: {},
  addition: true,
})

/** Invites somebody to the club's people: they set a password by a link that works once, for seven days. */
export const inviteStaff = endpoint({
  name: 'inviteStaff',
  group: 'account',
  method: 'POST',
  path: '/staff/',
  access: { who: 'manager' },
  stepUp: true,
  body: z.object({
    name: personName(80),
    lastname: personName(80),
    email: email(),
    language: z.enum(['en', 'es']),
    roles: roles(),
  }),
  answer: rolesAnswer,
  refusals: { STAFF_EXISTS: 409, OWNERS_ADDRESS: 409 },
  addition: true,
  idempotent: true,
})

/** Sends somebody of the club a new link to set a password; older ones open nothing from then on. */
export const renewStaffLink = endpoint({
  name: 'renewStaffLink',
  group: 'account',
  method: 'POST',
  path: '/staff/link/',
  access: { who: 'manager' },
  stepUp: true,
  body: z.object({ idStaff: id() }),
  answer: doneShape,
  refusals: { ACCOUNT_CLOSED: 409, OWN_ACCOUNT: 409 },
  addition: true,
  idempotent: true,
})

/**
 * Says what somebody of the club may do, from their next call on. Nobody changes their own roles; a manager is one no more with their own
 * yes or another manager's (decision 0463).
 */
export const changeStaffRoles = endpoint({
  name: 'changeStaffRoles',
  group: 'account',
  method: 'PUT',
  path: '/staff/roles/',
  access: { who: 'manager' },
  stepUp: true,
  body: z.object({ idStaff: id(), roles: roles() }),
  answer: rolesAnswer,
  refusals: { OWN_ACCOUNT: 409, LAST_MANAGER: 409 },
  transaction: 'own',
  addition: true,
})

/**
 * Agrees to roles that another manager asked for, or does not (decision 0461). Nobody answers what they asked for themselves, or roles
 * for themselves; whoever would be a manager no more answers that (decision 0463). Who had asked takes it back by not agreeing.
 */
export const answerStaffRequest = endpoint({
  name: 'answerStaffRequest',
  group: 'account',
  method: 'POST',
  path: '/staff/requests/answer/',
  access: { who: 'manager' },
  stepUp: true,
  body: z.object({ idRequest: id(), agree: z.boolean() }),
  answer: doneShape,
  refusals: {
    OWN_REQUEST: 409,
    DECIDED_MEANWHILE: 409,
    LAST_MANAGER: 409,
    STAFF_EXISTS: 409,
    OWNERS_ADDRESS: 409,
  },
  transaction: 'own',
  addition: true,
})

/**
 * Closes an account of the club's people at once, a manager's with a second yes (decision 0463), or opens it again, one with roles that
 * two give with a second yes as well (decision 0507). Nobody closes their own.
 */
export const setStaffActive = endpoint({
  name: 'setStaffActive',
  group: 'account',
  method: 'PUT',
  path: '/staff/active/',
  access: { who: 'manager' },
  stepUp: true,
  body: z.object({ idStaff: id(), active: z.boolean(), reason: text(MOST_REASON) }),
  answer: rolesAnswer,
  refusals: { OWN_ACCOUNT: 409, LAST_MANAGER: 409, DECIDED_MEANWHILE: 409 },
  transaction: 'own',
  addition: true,
})

/** Closes an owner's account at once, or opens it again. */
export const setOwnerActive = endpoint({
  name: 'setOwnerActive',
  group: 'account',
  method: 'PUT',
  path: '/admin/owners/active/',
  access: { who: 'admin' },
  stepUp: true,
  body: z.object({ idOwner: id(), active: z.boolean(), reason: text(MOST_REASON) }),
  answer: doneShape,
  refusals: { DECIDED_MEANWHILE: 409 },
  addition: true,
})

export type StaffMember = AnswerOf<typeof listStaff>['data'][number]
export type StaffRequest = AnswerOf<typeof listStaff>['waiting'][number]
export type StaffChange = AnswerOf<typeof listStaff>['changes'][number]
