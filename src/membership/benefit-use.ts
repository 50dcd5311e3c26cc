/** Who asks: the owner in person, an admin who acts for them, or somebody whom they trust. */
type Asking = 'owner' | 'admin' | 'trusted'

/** What is asked of an owner's benefits: to hold them for a stay until the owner's word, to decide on a stay's, to pay an order. */
export type BenefitUse = 'hold' | 'decide' | 'order'

/**
 * Whether who asks may do so (spec, section 6): the owner all of it; an admin has benefits held for the owner to authorize;
 * somebody trusted uses and decides none, and asks for stays and orders without them. Nights are no such benefit here.
 */
export function mayUseBenefits(asking: Asking, use: BenefitUse): boolean {
  return asking === 'owner' || (asking === 'admin' && use === 'hold')
}

/** Who asks in a session of the server. */
export function askingIn(session: { ownerId: number | null; trust?: object | null }): Asking {
  if (session.trust) return 'trusted'
  return session.ownerId === null ? 'admin' : 'owner'
}
