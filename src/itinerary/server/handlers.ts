import { type Handler, handle } from '../../server/http/handle.ts'
import * as calls from '../itinerary.endpoints.ts'
import { readItinerary } from './read-itinerary.ts'

/** The calls of the slice and their deeds. */
export const itineraryHandlers: readonly Handler[] = [handle(calls.readItinerary, readItinerary)]
