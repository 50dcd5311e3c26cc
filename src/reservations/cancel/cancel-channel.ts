/** The channel (idCanal) of what is cancelled in the portal: only its motives are offered, and taken. */
export const PORTAL_CHANNEL = 1
