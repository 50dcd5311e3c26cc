import { unaccented } from '../../kernel/plain-text.ts'

/**
 * The `Content-Disposition` of a file (RFC 6266): a name that every program reads, and the true one for those that
 * read more than ASCII.
 */
export function dispositionOf(name: string, inline = false): string {
  const plain = unaccented(name).replace(/[^\x20-\x7e]|["\\%;]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${whole}`
}
