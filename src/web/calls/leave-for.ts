/**
 * Leaves for a page of another site. The button that was pressed stays busy until then; whoever goes Back, and is shown this page
 * as they left it (back/forward cache), finds it ready again: the answer settles.
 */
export function leaveFor(link: string): Promise<void> {
  location.assign(link)
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}
