/** The portal cannot start, and a sentence says why and what to do. */
export class StartFault extends Error {}

const DISK: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk’s quota is used up',
  EROFS: 'the disk may only be read',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of its path is a file, not a folder',
}

/** The sentence for what kept the portal from starting; null for a bug, whose stack says more. */
export function faultOf(error: unknown, dataDir: string): string | null {
  if (error instanceof StartFault) return error.message
  const { code = '', path = dataDir } = (error ?? {}) as { code?: string; path?: string }
  const why = DISK[code]
  return why ? `“${path}” cannot be written: ${why}. Mend that, or set DATA_DIR to another folder.` : null
}
