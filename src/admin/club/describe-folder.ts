import { type ClubFile, neededColumns } from '../../club-folder/club-file.ts'
import type { ColumnField } from '../../club-folder/field.ts'

const INTRODUCTION = `<!-- Written by \`npm run --silent club -- describe\` from each slice’s club-files.ts. Do not edit. -->
# A club's folder

\`\`\`sh
npm run club -- check FOLDER     # says what is wrong, writes nothing
npm run club -- import FOLDER    # all of it, or nothing
npm run club -- export FOLDER    # the club as such a folder
\`\`\`

A folder of CSV files holds a club. [club-folder](club-folder) is a small one that comes in as it is.

**The files.** Each is optional; one that is there starts with a line that names its columns, in any order. They are
UTF-8, parted by commas, quoted as in RFC 4180: a cell with a comma, a quote or a line break stands in double quotes, and
a quote within is doubled. A file of another name is an error, so that a slip does not leave a file out unnoticed.

**The cells.** Amounts are decimals with a point (\`-1200.50\`), their currency in a column of its own; two currencies are
never summed. Days are \`2026-05-01\`, months \`2026-05\`, times \`15:00\`, moments \`2026-05-01T14:30:00Z\`. Texts in two
languages are two columns, \`name_en\` and \`name_es\`, and need both. Other rows are named by their own codes, numbers and
addresses, never by numbers of the database. Cells stand as they are: nothing keeps a spreadsheet from taking a text that
starts with \`=\` for a formula, so look at a folder with an editor if you do not know where it comes from.

Illustrations are those of \`src/web/public/art\`, named by their scene and its hour (\`sailing-dusk\` is \`sailing/dusk.svg\`), or by
the scene alone (\`serena\`) where the portal chooses the hour.

**Empty.** A column whose meaning says "empty:" may be left out or its cells left empty; every other has to be there and
filled. A column that is left out leaves known rows as they are; an empty cell sets what "empty:" says.

**Again.** The **key** names a row. A row whose key the club knows is changed where the file differs, and left untouched
where it does not: a second import of the same folder changes nothing. Another key is another row: to rename a key is to
add a row. Nothing is ever removed, but with \`--remove-parts\`: of each transaction, fee, package, gallery and colleague
whose lines, pictures or hours the folder lists, those that it leaves out go. Columns marked "new rows only" count when a
row comes in; later they are the portal's own.

**All or nothing.** Every row is checked first, and each that is wrong is told with its file, its line and the reason.
The import is one transaction. Owners may look at everything meanwhile; whatever they send that concerns the same tables
waits until it has ended, so choose a quiet hour. The embedded database belongs to one process: end the portal first.

**Passwords and invitations.** A folder holds no passwords. With \`--invite\` every owner who has a contract, no password
and no invitation yet gets a mail with a link that lasts 14 days, through the portal's own outbox; a second import invites
only who is new. \`npm run club -- password ADDRESS < FILE\` gives an admin theirs.

**What is not in a folder:** documents, photos and sealed reports (files), passwords and sessions, the history of stays,
orders and customers, people, visits, maintenance, messages, meetings, agreements, the weeks exchange, and which days were compared with a payment
provider. They are made in the portal. Another installation that has to have them too wants a backup (docs/operate.md, “Backups”).
`

/** The page that describes a club's folder, from the declarations that the import itself goes by. */
export function describeFolder(files: readonly ClubFile[]): string {
  return [INTRODUCTION, '## The files, in the order in which they come in\n', ...files.map(describe)].join(
    '\n',
  )
}

function describe(file: ClubFile): string {
  const key = file.key.flatMap((column) => keyColumns(file, column))
  const rows = file.fields.map((field) => describeField(file, field))
  const lines = [
    `### ${file.name}.csv\n`,
    `${file.says}\n`,
    `Key: ${[...new Set(key)].map((name) => `\`${name}\``).join(', ')}.\n`,
    '| column | holds | meaning |',
    '|---|---|---|',
    ...rows,
    '',
  ]
  return lines.join('\n')
}

function keyColumns(file: ClubFile, column: string): readonly string[] {
  const field = file.fields.find((one) => one.column === column)
  if (!field) return []
  return field.form === 'words' ? field.cells.slice(0, 1) : field.cells
}

function describeField(file: ClubFile, field: ColumnField): string {
  const names = field.cells.map((name) => `\`${name}\``).join(', ')
  const notes = [field.says]
  if (field.empty) notes.push(`Empty: ${emptyOf(field.empty.is)}.`)
  else if (field.cells.some((name) => !neededColumns(file).includes(name))) notes.push('Needed.')
  if (field.onlyNew) notes.push('New rows only.')
  return `| ${names} | ${holdsOf(field)} | ${notes.join(' ')} |`
}

function holdsOf(field: ColumnField): string {
  if (field.form === 'reference') return `key of a row of ${field.to}.csv`
  if (field.form === 'plain') return field.kind.says
  return field.form === 'words'
    ? `${field.kind.says}, in both languages`
    : `lines: ${field.kind.says}, in both languages`
}

function emptyOf(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none'
  if (typeof value === 'boolean') return value ? '`yes`' : '`no`'
  return `\`${value}\``
}
