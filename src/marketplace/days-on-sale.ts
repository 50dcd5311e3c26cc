/** The order horizon: how many days ahead something may be ordered. */
export const DAYS_ON_SALE = 365
