import type { Handler } from '../../server/handle.ts'

/** The calls of visitor access and of the gate. */
export const accessHandlers: readonly Handler[] = []
