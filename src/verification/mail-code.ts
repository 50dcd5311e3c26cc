/** How a mail's code is kept: ten digits and letters, without those that are taken for others. */
const CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/

/**
 * A code as it is kept, from what somebody typed: in any case, in any groups, and with O for 0, I or L for 1. Null for
 * what cannot be one.
 */
export function mailCodeOf(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return CODE.test(code) ? code : null
}
