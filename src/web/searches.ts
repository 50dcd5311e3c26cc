/**
 * What the address of a page may carry behind the question mark, by the page's path. Each screen adds its own schema's
 * here (`declare module`): a link with anything else does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the screens fill it
export interface Searches {}
