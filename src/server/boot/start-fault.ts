/** The portal cannot start, and a sentence says why and what to do. */
export class StartFault extends Error {}

const DISK: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk’s quota is used up',
  EROFS: 'the disk may only be read',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EEXIST: 'there is a file of that name, not a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOTDIR: 'a part of its path is a file, not a folder',
}

/** The sentence for what kept the portal from starting; null for a bug, whose stack says more. */
export function faultOf(error: unknown, dataDir: string): string | null {
  if (error instanceof StartFault) return error.message
  const { code = '', path = dataDir } = (error ?? {}) as { code?: string; path?: string }
  const why = DISK[code]
  return why ? `“${path}” cannot be written: ${why}. Mend that, or set DATA_DIR to another folder.` : null
}

/** The sentence for a port or an address that cannot be listened at; null for a bug. */
export function faultOfListening(
  error: unknown,
  { host, port }: { host: string; port: number },
): string | null {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. End what uses it, or set PORT to another number.`
  if (code === 'EACCES')
    return `This user may not listen at port ${port}. Set PORT to a number from 1024, and put a proxy before it.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST names no address of this machine: “${host}”. Set it to 127.0.0.1, or to 0.0.0.0 for all of them.`
  return null
}
