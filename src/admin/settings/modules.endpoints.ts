import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import { type AnswerOf, endpoint } from '../../kernel/endpoint.ts'
import { doneShape } from '../../membership/membership.endpoints.ts'
import { seenShape } from './seen.shape.ts'

const access = { who: 'manager' } as const

/** Which parts of the portal a contract has (spec, section 3: showModules). */
export const moduleRules = z.object({
  property: z.boolean(),
  promotions: z.boolean(),
  exchanges: z.boolean(),
})

/** The contracts whose number, or whose residence's, begins so, each with its modules; the first by number without one. Twenty at most. */
export const listModules = endpoint({
  name: 'listModules',
  group: 'account',
  method: 'GET',
  path: '/settings/modules/',
  access,
  query: z.object({ q: z.optional(z.string().check(z.trim(), z.maxLength(20))) }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        number: z.string(),
        resort: z.string(),
        residence: z.string(),
        owner: z.string(),
        modules: moduleRules,
        seen: z.number(),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/** Opens parts of the portal to a contract, or closes them, from now on. */
export const saveModules = endpoint({
  name: 'saveModules',
  group: 'account',
  method: 'PUT',
  path: '/settings/modules/',
  access,
  body: z.object({ idContract: id(), value: moduleRules, seen: seenShape() }),
  answer: doneShape,
  refusals: { SETTING_CHANGED: 409 },
  addition: true,
})

export type ModuleRules = z.output<typeof moduleRules>
export type ContractModules = AnswerOf<typeof listModules>['data'][number]
