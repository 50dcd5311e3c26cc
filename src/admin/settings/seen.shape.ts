import { whole } from '../../kernel/check.ts'

/** The number of the last change of a setting, 0 without one: it goes back with the next, so that nobody writes over another's. */
export const seenShape = () => whole(0, 2_147_483_647)
