/** The reason, in words for a person, why a whole file cannot be used. */
export class FileFault extends Error {}
