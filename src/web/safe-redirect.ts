/**
 * Where to go after signing in: the place that the address names, if it is one of ours. Anything that could lead to
 * another site (`//evil.example`, `https://...`) or back to signing in gives home.
 */
export function safeRedirect(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted)) return '/home'
  const { origin, pathname, search, hash } = new URL(wanted, 'http://portal.invalid')
  if (origin !== 'http://portal.invalid' || pathname.startsWith('//') || pathname === '/login') return '/home'
  return pathname + search + hash
}
