/** What a page says of itself, in the order in which it counts. */
interface Said {
  /** The dialog that lies over it, and which of its views is on show. */
  dialog?: string | undefined
  view?: string | undefined
  /** Its own heading: which stay, which product, which of the terms. */
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

/** What an element is called in the window's title: its text, unless it or a part of it says another (`data-title`). */
export function calledInTitle(shown: HTMLElement): string | undefined {
  const named = shown.dataset.title ?? shown.querySelector<HTMLElement>('[data-title]')?.dataset.title
  return named ?? shown.textContent ?? undefined
}

/**
 * Keeps the window's title true to what is on show: the open dialog, the chosen view, a page's own heading. Answers how to
 * stop.
 */
export function followTitle({
  saysHeading,
  ...page
}: Pick<Said, 'title' | 'brand'> & { saysHeading: boolean }) {
  let frame = 0
  const textOf = (selector: string) => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].at(-1)
    return shown && calledInTitle(shown)
  }
  const tell = () => {
    frame = 0
    const next = pageTitle({
      ...page,
      dialog: textOf('dialog[open] h2'),
      view:
        textOf('main [data-views] [aria-pressed=true] > span') ??
        textOf('main [data-views] [aria-pressed=true]'),
      heading: saysHeading ? textOf('main h1') : undefined,
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
    attributeFilter: ['open', 'aria-pressed', 'data-title'],
  })
  return () => {
    cancelAnimationFrame(frame)
    watching.disconnect()
  }
}
