import { execFileSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Places } from './places.ts'

const mounted: string[] = []

/** A disk of its own: an ext4 in a file, mounted. Answers its folder, which is the owner's alone. */
export function makeDisk(
  { folder }: Places,
  name: string,
  megabytes: number,
  owner?: { uid: number; gid: number },
): string {
  const image = join(folder, `${name}.ext4`)
  writeFileSync(image, '')
  truncateSync(image, megabytes * 1_048_576)
  execFileSync('mkfs.ext4', ['-q', '-F', '-m', '0', image])
  const disk = join(folder, name)
  mkdirSync(disk)
  execFileSync('mount', ['-o', 'loop', image, disk])
  mounted.push(disk)
  if (owner) chownSync(disk, owner.uid, owner.gid)
  return disk
}

/** Fills a disk to its last byte. Answers how to make room again. */
export function fillDisk(disk: string): () => void {
  const ballast = join(disk, 'ballast')
  const file = openSync(ballast, 'w')
  try {
    for (let bytes = 4_194_304; bytes >= 512; )
      try {
        if (writeSync(file, Buffer.alloc(bytes, 1)) < bytes) bytes /= 2
      } catch {
        bytes /= 2
      }
  } finally {
    closeSync(file)
  }
  return () => rmSync(ballast, { force: true })
}

/** Takes the disks out again; what still has one of them open is ended. */
export function takeDisksOut(): void {
  for (const disk of mounted.splice(0).reverse()) execFileSync('umount', ['--lazy', disk])
}
