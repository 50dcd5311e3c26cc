import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { MAIL_CHOICES } from './mail-choices.ts'

/** What the owner has turned off; whatever is not named comes. */
const choicesShape = z.object({ off: z.array(z.enum(MAIL_CHOICES)) })

/** Which mails the owner does not want. */
export const readMailChoices = endpoint({
  name: 'readMailChoices',
  group: 'account',
  method: 'GET',
  path: '/mail/choices/',
  access: { who: 'member' },
  answer: z.object({ data: choicesShape }),
  refusals: {},
  addition: true,
})

/** Turns mails of a kind on or off. Mails that guard the account and mails about money are none of the kinds. */
export const changeMailChoice = endpoint({
  name: 'changeMailChoice',
  group: 'account',
  method: 'PUT',
  path: '/mail/choices/',
  access: { who: 'member' },
  body: z.object({ choice: z.enum(MAIL_CHOICES), on: z.boolean() }),
  answer: z.object({ data: choicesShape }),
  refusals: {},
  addition: true,
})
