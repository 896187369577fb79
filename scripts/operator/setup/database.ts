/** A database of a project, as firebase-tools lists it. */
export type Database = {
  /** `projects/thymely-1/databases/(default)` */
  name?: string;
  locationId?: string;
  pointInTimeRecoveryEnablement?: string;
  deleteProtectionState?: string;
};

/** The regions in which Firestore's multi-regions keep their data. */
const regionsOf: Record<string, readonly string[]> = {
  eur3: ['europe-west1', 'europe-west4'],
  nam5: ['us-central1'],
  nam7: ['us-central1', 'us-east4'],
};

type Places = {
  /** The locations that Firestore has; empty if nobody can say. */
  known: readonly string[];
  /** The database that the project has. */
  found: Database | undefined;
  firestoreLocation: string;
  functionRegion: string;
};

/**
 * Returns in one line why the places of a brand cannot be right. A placement makes three calls one
 * after the other, so that a database far from its function makes every order slow.
 */
export function databaseFault(places: Places): string | undefined {
  const { known, found, firestoreLocation, functionRegion } = places;
  const change = "change firestoreLocation or functionRegion in the brand's brand.ts";
  if (known.length > 0 && !known.includes(firestoreLocation)) {
    return `Firestore has no location ${firestoreLocation}, but ${known.join(', ')}: ${change}.`;
  }
  if (found !== undefined && found.locationId !== firestoreLocation) {
    return `The database is in ${found.locationId} and can never be moved, but the brand says ${firestoreLocation}: ${change}.`;
  }
  const regions = regionsOf[firestoreLocation] ?? [firestoreLocation];
  if (regions.includes(functionRegion)) return undefined;
  const near = firestoreLocation in regionsOf ? ` (${regions.join(', ')})` : '';
  return `The function would run in ${functionRegion}, away from its data in ${firestoreLocation}${near}: ${change}.`;
}
