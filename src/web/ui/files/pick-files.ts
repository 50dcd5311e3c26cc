import { isTooLarge } from '../../../kernel/endpoint.ts'

/** What a file field takes: so many, each smaller than so many bytes. */
export interface FileLimits {
  most: number
  bytes: number
}

/** Why a file was not taken. */
export type PickFault = 'too-large' | 'empty' | 'wrong-type' | 'too-many'

export interface PickedFiles {
  files: File[]
  /** The files that were left out, with why. */
  left: { name: string; fault: PickFault }[]
}

/**
 * Adds what was chosen to what is there. Each file has to be below the limit (spec, section 5); those that are not, and
 * those for which there is no room, are named. A file that is there already is not taken twice.
 */
export function pickFiles(
  before: readonly File[],
  chosen: { right: readonly File[]; wrong: readonly File[] },
  limits: FileLimits,
): PickedFiles {
  const files = [...before]
  const left: PickedFiles['left'] = chosen.wrong.map(({ name }) => ({ name, fault: 'wrong-type' }))
  for (const file of chosen.right) {
    if (files.some((other) => isSame(other, file))) continue
    if (isTooLarge(file.size, limits.bytes)) left.push({ name: file.name, fault: 'too-large' })
    else if (file.size === 0) left.push({ name: file.name, fault: 'empty' })
    else if (files.length >= limits.most) left.push({ name: file.name, fault: 'too-many' })
    else files.push(file)
  }
  return { files, left }
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
