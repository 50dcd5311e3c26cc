/** The least and most characters of a password. The upper bound keeps a hash from becoming a way to tire the server. */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200
