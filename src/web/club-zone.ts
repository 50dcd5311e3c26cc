import { createContext, useContext } from 'react'
import { OWN_ZONE } from './own-zone.ts'

/** The zone (IANA name) of the club's clock, for its people: the one of its first resort. */
export const ClubZone = createContext(OWN_ZONE)

/** The clock of what belongs to no resort, the same for all of the club's people wherever they sit (decision 0456). */
export const useClubZone = () => useContext(ClubZone)
