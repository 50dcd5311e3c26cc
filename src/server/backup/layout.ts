import * as z from 'zod/mini'
import { BackupFault } from './backup-fault.ts'

/**
 * What a backup is: a tar, compressed, that a person can open without Veranda. In this order: `backup.json` (the head),
 * `rows/TABLE/NUMBER.jsonl` (a row a line, each value as PostgreSQL writes it), `files/KEY` with `files/NUMBER.jsonl`
 * behind them (which they are, with their sums), `signing-key.p12` where it was asked for, `manifest.json` (the sums).
 */
export const FORMAT = 1

const head = z.object({
  format: z.number(),
  /** The portal that wrote it. */
  version: z.string(),
  takenAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
})
export type Head = z.infer<typeof head>

const manifest = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** The sum of all the lists. */
    sha256: z.string(),
    /** Keys that the database names and nobody has, and those whose content is another than the database says. */
    missing: z.array(z.string()),
    damaged: z.array(z.string()),
  }),
  signingKey: z.nullable(z.object({ sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifest>

const listed = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() })
/** A line of a list of files. */
export type ListedFile = z.infer<typeof listed>

export const readHead = (text: string): Head => read(head, text, 'backup.json')
export const readManifest = (text: string): Manifest => read(manifest, text, 'manifest.json')
export const readListed = (line: string): ListedFile => read(listed, line, 'a list of files')

function read<T>(schema: z.ZodMiniType<T>, text: string, name: string): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BackupFault(`The file is damaged: ${name} in it cannot be read.`)
  }
  const { format } = (value ?? {}) as { format?: unknown }
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupFault('A newer Veranda has written this backup. Restore it with that version.')
  const found = schema.safeParse(value)
  if (!found.success) throw new BackupFault(`The file is damaged: ${name} in it is not what was written.`)
  return found.data
}
