import { createContext } from 'react'

/** Hears that a thing has its answer by somebody at this screen: the next one may be opened. */
export const Decided = createContext<() => void>(() => {})
