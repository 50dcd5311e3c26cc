import * as z from 'zod/mini'
import type { FieldFault } from '../../kernel/words.ts'
import { isWholeName } from '../../membership/same-name.ts'

/** A check of the name that somebody signs with: a whole one of the account's owner, as the server asks for it too. */
export const isWholeNameOf = (account: { name: string; lastname: string }) =>
  z.refine<string>((typed) => isWholeName(typed, account), 'format' satisfies FieldFault)
