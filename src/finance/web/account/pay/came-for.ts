import { chargeKey, type OpenCharge } from '../../../account/account.ts'

/**
 * The charges that a pay page begins with, by their keys: the one that somebody came for, else all that is owed by now. Read once, as the
 * page opens: what is paid meanwhile chooses no others in its place.
 */
export function cameFor(
  charges: readonly (Pick<OpenCharge, 'kind' | 'id'> & { coming: boolean })[],
  only: string | undefined,
): ReadonlySet<string> {
  const keys = (of: typeof charges) => new Set(of.map(chargeKey))
  const named = charges.filter((charge) => chargeKey(charge) === only)
  return keys(named.length > 0 ? named : charges.filter(({ coming }) => !coming))
}
