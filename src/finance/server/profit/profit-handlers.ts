import { type Handler, handle } from '../../../server/http/handle.ts'
import * as calls from '../../profit.endpoints.ts'
import { readHotelPerformance } from './read-hotel-performance.ts'
import { readMonthlyProfit, readProfit } from './read-profit.ts'

/** The calls about profit and the hotels' performance, and their deeds. */
export const profitHandlers: readonly Handler[] = [
  handle(calls.readProfit, readProfit),
  handle(calls.readMonthlyProfit, readMonthlyProfit),
  handle(calls.readHotelPerformance, readHotelPerformance),
]
