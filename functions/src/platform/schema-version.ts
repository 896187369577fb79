/**
 * The schema of the database that this version needs: the number of the last migration
 * (scripts/operator/migrate/migrations.ts).
 */
export const schemaVersion = 2;
