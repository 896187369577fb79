export const unknownKind = (known: string) => `The kind of change must be one of these: ${known}.`;
