/** A key for one deed; keep it for as long as the same thing is being sent. */
export function intentKey(): string {
  // Not randomUUID: it is missing where the portal is reached without https by another name than localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
