/**
 * The most characters that are looked at where a password is typed: some are older than the bound of new ones. It stands alone,
 * since the sign-in needs no rule of a new password.
 */
export const TYPED_MAX = 200
