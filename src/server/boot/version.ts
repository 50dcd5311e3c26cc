import about from '../../../package.json' with { type: 'json' }

/** The portal's version (spec, section 9: the application's version). It stands in package.json and nowhere else. */
export const VERSION: string = about.version
