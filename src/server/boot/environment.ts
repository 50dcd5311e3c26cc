export type Variables = Record<string, string | undefined>

/** The environment as the configuration reads it; what is wrong with it is gathered, a sentence each. */
export interface Environment {
  variables: Variables
  faults: string[]
  /** Adds a fault where one is so. */
  fault: (isSo: unknown, sentence: string) => void
  text: (name: string, fallback: string) => string
  optional: (name: string) => string | null
  wholeNumber: (name: string, fallback: number, bounds: { least: number; most: number }) => number
  /** An address that starts with one of the protocols (`smtp:`); null without one, and where it is wrong. */
  urlOf: (name: string, protocols: readonly string[]) => string | null
}

export function environment(variables: Variables): Environment {
  const faults: string[] = []
  const text = (name: string, fallback: string) => variables[name]?.trim() || fallback
  const optional = (name: string) => variables[name]?.trim() || null
  return {
    variables,
    faults,
    text,
    optional,
    fault: (isSo, sentence) => {
      if (isSo) faults.push(sentence)
    },
    wholeNumber: (name, fallback, { least, most }) => {
      const given = text(name, String(fallback))
      const value = Number(given)
      // Number reads `1e3` and `0x10` too, which nobody means.
      if (!/^\d{1,9}$/.test(given) || value < least || value > most)
        faults.push(`${name} has to be a whole number from ${least} to ${most}, not “${variables[name]}”.`)
      return value
    },
    urlOf: (name, protocols) => {
      const value = optional(name)
      if (!value) return null
      if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
      faults.push(`${name} has to be an address that starts with ${protocols.join('// or ')}//.`)
      return null
    },
  }
}
