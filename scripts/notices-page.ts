/** Something of others that is shipped. */
export interface Shipped {
  name: string
  version: string
  /** As the package itself calls it, an SPDX expression where it knows one. */
  licence: string
  /** In the bundle that browsers load, in the install on the server, or both. */
  where: 'browser' | 'server' | 'both'
  /** Its licence's text, where it brings one. */
  text: string | null
  /** Who is named as the author, for those that bring no text. */
  author: string | null
}

const WHERE = { browser: 'browser', server: 'server', both: 'browser, server' } as const

/** The lines of a licence that differ from package to package. */
const COPYRIGHT = /^\W*(portions )?copyright\s+(\(c\)|©|\d{4}|the|20)/i

/** The page: a table of what is shipped, then each licence's text once, with all who hold a copyright under it. */
export function noticesPage(intro: string, shipped: Shipped[], appendix: string): string {
  const sorted = [...shipped].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
  const groups = groupByText(sorted)
  const rows = sorted.map((one) => {
    const at = groups.findIndex(({ members }) => members.includes(one))
    return `| ${one.name} | ${one.version} | ${one.licence} | ${WHERE[one.where]} | ${at < 0 ? '' : `[${at + 1}](#text-${at + 1})`} |`
  })
  const untold = sorted.filter(({ text }) => text === null)
  return `${[
    intro.trim(),
    '## What is shipped',
    ['| name | version | licence | where | text |', '|---|---|---|---|---|', ...rows].join('\n'),
    '## Named without a text',
    'These packages name their licence and bring no text of it; the text is the one below of the same name.',
    untold.map((one) => `- ${one.name}: ${one.licence}${one.author ? `, by ${one.author}` : ''}`).join('\n'),
    appendix.trim(),
    '## Texts',
    ...groups.map(({ text, members, holders }, at) =>
      [
        `### Text ${at + 1}`,
        `${[...new Set(members.map(({ licence }) => licence))].join(', ')}, for`,
        [...holders].map(([name, lines]) => `- ${[name, ...lines].join(' · ')}`).join('\n'),
        `\`\`\`text\n${text}\n\`\`\``,
      ].join('\n\n'),
    ),
  ].join('\n\n')}\n`
}

interface Group {
  text: string
  members: Shipped[]
  /** Whose copyright it is, by package. */
  holders: Map<string, Set<string>>
}

/** Packages whose licences say the same, but for their names and years. */
function groupByText(shipped: Shipped[]): Group[] {
  const groups = new Map<string, Group>()
  for (const one of shipped) {
    if (one.text === null) continue
    const lines = one.text.replaceAll('\r', '').split('\n')
    const holders = lines.filter((line) => COPYRIGHT.test(line)).map(plain)
    const text = lines
      .filter((line) => !COPYRIGHT.test(line) && !/^[\W_]*all rights reserved\W*$/i.test(line))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
    const key = keyOf(text)
    const group: Group = groups.get(key) ?? { text, members: [], holders: new Map<string, Set<string>>() }
    group.members.push(one)
    group.holders.set(one.name, new Set([...(group.holders.get(one.name) ?? []), ...holders]))
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => b.members.length - a.members.length)
}

/** What two texts of one licence have in common: their words, without the licence's title and Apache's appendix. */
function keyOf(text: string): string {
  const [, terms] = /TERMS AND CONDITIONS FOR USE(.*?)(END OF TERMS|APPENDIX|$)/s.exec(text) ?? []
  return (terms ?? text)
    .replaceAll(/[\W_]+/g, '')
    .toLowerCase()
    .replace(/^(the)?(mit|isc)licen[cs]e(mit|isc)?/, '')
}

/** A line as Markdown shows it: angle brackets would be taken for markup. */
const plain = (line: string) =>
  line
    .trim()
    .replace(/^[\W_]*(?=\w)/, '')
    .replaceAll('<', '\\<')

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
