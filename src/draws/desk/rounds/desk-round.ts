import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { listDrawRounds } from '../../desk.endpoints.ts'

export type DeskRound = AnswerOf<typeof listDrawRounds>['data'][number]
export type DeskDrawHotel = AnswerOf<typeof listDrawRounds>['hotels'][number]

/** Whether the portal is at work on a round: it seals, draws, or books. */
export const isUnderWay = ({ state }: Pick<DeskRound, 'state'>): boolean =>
  state === 'closing' || state === 'drawing' || state === 'drawn'
