import type { CartLine } from './cart.ts'

/** The day and hour of a line, as an answer about them is kept. */
export const lineMomentKey = ({
  operationdate,
  operationtime,
}: Pick<CartLine, 'operationdate' | 'operationtime'>) => `${operationdate} ${operationtime}`
