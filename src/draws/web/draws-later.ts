/** The screens of draws, by a step of its own: what they load is listed there, and not on every first page, whose bytes are counted. */
export const drawsScreen = () => import('./draws.screen.tsx')
export const drawScreen = () => import('./draw.screen.tsx')
