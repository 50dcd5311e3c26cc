/** What became of a link: `given-up` when the person closed the sheet, `failed` when it could not even be copied. */
export type LinkShared = 'shared' | 'copied' | 'given-up' | 'failed'

interface LinkToShare {
  url: string
  title: string
  text: string
}

/** Whether the device has a sheet of its own to share a link with. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function'
}

/** Hands a link to the device's own sheet; where there is none, or it fails, copies the address. */
export async function shareLink(link: LinkToShare): Promise<LinkShared> {
  if (hasShareSheet()) {
    try {
      await navigator.share(link)
      return 'shared'
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return 'given-up'
    }
  }
  try {
    await navigator.clipboard.writeText(link.url)
    return 'copied'
  } catch {
    // Refused, or no clipboard without https.
    return 'failed'
  }
}
