/** The screen of trades, by a step of its own: what it loads is listed there, and not on every first page, whose bytes are counted. */
export const tradesScreen = () => import('./trades.screen.tsx')
