import { type Handler, handleOpen } from '../../server/handle.ts'
import * as calls from '../about.endpoints.ts'
import { readTerms } from './read-terms.ts'

/** The calls about the club and their deeds. */
export const aboutHandlers: readonly Handler[] = [handleOpen(calls.readTerms, readTerms)]
