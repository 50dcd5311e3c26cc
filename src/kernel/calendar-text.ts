/** The longest line in octets, its line break not counted. */
const LONGEST_LINE = 75

/** Somebody who takes part, as calendars know people: by their address. */
export interface Participant {
  name: string
  email: string
}

/** The file of some lines: each folded at 75 octets of UTF-8, with CRLF at its end. */
export const calendarFile = (lines: readonly string[]): string =>
  lines.map((line) => `${foldLine(line)}\r\n`).join('')

/** An instant as a property's value, in UTC: "20261118T150000Z". */
export const calendarInstant = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** A text as a property's value: backslash, semicolon, comma and line break escaped, other controls left out. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 allows none of them in a text
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, (mark) => `\\${mark}`)
      .replaceAll('\n', '\\n')
  )
}

/** A parameter's value: quotes and controls may not stand in it (RFC 5545, 3.1). */
export function quotedParameter(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 allows none of them in a parameter
  return `"${text.replace(/["\u0000-\u001f\u007f]/g, ' ')}"`
}

/** Folds a line so that no piece is longer than 75 octets; a character is never torn apart. */
export function foldLine(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const octets = octetsOf(character)
    if (length + octets > LONGEST_LINE) {
      folded += '\r\n '
      // The space that marks the continuation counts.
      length = 1
    }
    folded += character
    length += octets
  }
  return folded
}

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
