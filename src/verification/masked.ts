/**
 * An address as anybody may see it: the first and the last letter of its name and of its host, and the host’s ending.
 * What is short is hidden whole.
 */
export function maskedAddress(address: string): string {
  const [name = '', host = ''] = address.split('@')
  const at = host.lastIndexOf('.')
  const ending = at < 0 ? '' : host.slice(at)
  return `${masked(name)}@${masked(at < 0 ? host : host.slice(0, at))}${ending}`
}

// Always three stars: how long it is says something too.
function masked(text: string): string {
  return text.length < 4 ? '***' : `${text[0]}***${text.at(-1)}`
}
