/** The channel (idCanal) of what is cancelled in the portal: only its motives are offered, and taken. */
export const PORTAL_CHANNEL = 1

/** The place on a stay's page that opens its cancellation, for ways that lead there. */
export const CANCEL_HASH = 'cancel'
