import { safeRedirect } from '../../web/safe-redirect.ts'

/**
 * A link from outside the portal may say of which contract its page is to be shown (`?contract=5`): the contract's
 * number, and the address without it, so that choosing another one later is not undone. Null where it says none.
 */
export function contractOfLink(href: string): { id: number; href: string } | null {
  const url = new URL(href, 'http://portal.invalid')
  const named = url.searchParams.get('contract')
  if (named === null) return null
  url.searchParams.delete('contract')
  return {
    id: /^[1-9]\d{0,8}$/.test(named) ? Number(named) : 0,
    href: safeRedirect(url.pathname + url.search + url.hash),
  }
}
