import { type Handler, handle } from '../../../server/http/handle.ts'
import { findOtherWays as findOtherWaysCall, findPlaces as findPlacesCall } from '../../places.endpoints.ts'
import * as calls from '../../year.endpoints.ts'
import { readLedger } from '../benefits/read-ledger.ts'
import { readConfirmation } from '../confirmation/read-confirmation.ts'
import { exportStay } from '../export-stay.ts'
import type { OrderedForStay } from '../ordered-for-stay.ts'
import { findFlexibleStays } from '../rooms/find-flexible-stays.ts'
import { findOtherWays, findPlaces } from '../rooms/find-places.ts'
import { readYear } from './read-year.ts'
import { readFeed, renewFeed } from './renew-feed.ts'

/** The calls around the year view, the ledger and the calendar, and their deeds; what is ordered for a stay is handed in. */
export const yearHandlers = (ordered: OrderedForStay): readonly Handler[] => [
  handle(calls.readYear, readYear),
  handle(calls.findFlexibleStays, findFlexibleStays),
  handle(findOtherWaysCall, findOtherWays),
  handle(findPlacesCall, findPlaces),
  handle(calls.readLedger, readLedger),
  handle(calls.exportStay, exportStay(ordered)),
  handle(calls.readConfirmation, readConfirmation),
  handle(calls.readFeed, readFeed),
  handle(calls.renewFeed, renewFeed),
]
