/** The place on a stay's page that opens its cancellation, for ways that lead there. */
export const CANCEL_HASH = 'cancel'
