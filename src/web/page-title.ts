/** What a page says of itself, in the order in which it counts. */
interface Said {
  /** The dialog that lies over it, and which of its views is on show. */
  dialog?: string | undefined
  view?: string | undefined
  /** Its heading, where the page is one of many of its kind: a stay, a product. */
  heading?: string | undefined
  /** The route's own title, and the club's name. */
  title?: string | undefined
  brand: string
}

/** The window's title: what is on show first, the club last; nothing twice. */
export function pageTitle({ dialog, view, heading, title, brand }: Said): string {
  const parts = [dialog, view, heading, title, brand].map((part) => part?.replaceAll(/\s+/g, ' ').trim())
  return [...new Set(parts.filter(Boolean))].join(' · ')
}

/**
 * Keeps the window's title true to what is on show: the open dialog, the chosen view, a page's own heading. Answers how to
 * stop.
 */
export function followTitle({
  isOneOfMany,
  ...page
}: Pick<Said, 'title' | 'brand'> & { isOneOfMany: boolean }) {
  let frame = 0
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].at(-1)?.textContent ?? undefined
  const tell = () => {
    frame = 0
    const next = pageTitle({
      ...page,
      dialog: textOf('dialog[open] h2'),
      view:
        textOf('main [data-views] [aria-pressed=true] > span') ??
        textOf('main [data-views] [aria-pressed=true]'),
      heading: isOneOfMany ? textOf('main h1') : undefined,
    })
    if (document.title !== next) document.title = next
  }
  const soon = () => {
    frame ||= requestAnimationFrame(tell)
  }
  tell()
  const watching = new MutationObserver(soon)
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['open', 'aria-pressed'],
  })
  return () => {
    cancelAnimationFrame(frame)
    watching.disconnect()
  }
}
