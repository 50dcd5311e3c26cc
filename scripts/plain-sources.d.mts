export const PLAIN: string
export function loadPlainSources(): boolean
