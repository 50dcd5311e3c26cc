import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { listDrawRounds } from '../../desk.endpoints.ts'

export type DeskRound = AnswerOf<typeof listDrawRounds>['data'][number]
export type DeskDrawHotel = AnswerOf<typeof listDrawRounds>['hotels'][number]
