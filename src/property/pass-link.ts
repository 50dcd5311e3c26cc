/**
 * Where a pass is looked at: the whole of it stands behind the `#`, which no browser sends to a server and no log
 * keeps. The six digits travel with it.
 */
export function passLink(portal: string, { token, code }: { token: string; code: string }): string {
  return `${portal}/pass#${token}~${code}`
}

/** What the QR code says: a phone's own camera opens the gate's page with it. */
export function gateLink(portal: string, token: string): string {
  return `${portal}/gate#${token}`
}

/** A pass as it stands behind the `#`, or in a whole link; null where there is none. */
export function passInLink(text: string): { token: string; code: string | null } | null {
  const [, token, code = null] = /^(?:.*#)?([\w-]+\.[\w-]+)(?:~(\d{6}))?$/.exec(text.trim()) ?? []
  return token ? { token, code } : null
}

/** Six digits, as somebody types or says them: "482 913". */
export function codeInText(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** "482 913": easier to read out. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`
}

/** What the QR code of a shared pass says. */
export function gateLinkOf(passLinkText: string): string {
  const [portal = '', shared = ''] = passLinkText.split('/pass#')
  return gateLink(portal, shared.split('~')[0] ?? '')
}
