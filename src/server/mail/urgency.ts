/**
 * How soon a mail has to go out: what opens or guards an account first, then what tells of a deed, then news. Each mail's
 * template names its own.
 */
export const URGENCY = { security: 1, deed: 2, news: 3 } as const
export type Urgency = (typeof URGENCY)[keyof typeof URGENCY]
