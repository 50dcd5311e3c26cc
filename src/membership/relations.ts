/** What somebody is to the owner who trusts them. */
export const RELATIONS = ['spouse', 'child', 'heir', 'assistant', 'accountant', 'lawyer'] as const
export type Relation = (typeof RELATIONS)[number]
