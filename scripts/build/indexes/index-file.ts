import * as v from 'valibot';

const scopeSchema = v.optional(v.picklist(['COLLECTION', 'COLLECTION_GROUP']), 'COLLECTION');

/** A mode is a direction, or CONTAINS for the entries of an array. */
const modeEntries = {
  order: v.optional(v.picklist(['ASCENDING', 'DESCENDING'])),
  arrayConfig: v.optional(v.literal('CONTAINS')),
};

/** The fields of an index, each with its mode. */
export const indexFieldsSchema = v.array(
  v.pipe(
    v.object({ fieldPath: v.string(), ...modeEntries }),
    v.transform(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`),
  ),
);

/** firestore.indexes.json: composite indexes, and the fields whose automatic ones are replaced. */
export const indexFileSchema = v.object({
  indexes: v.array(
    v.object({ collectionGroup: v.string(), queryScope: scopeSchema, fields: indexFieldsSchema }),
  ),
  fieldOverrides: v.array(
    v.object({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      indexes: v.array(v.object({ queryScope: scopeSchema, ...modeEntries })),
    }),
  ),
});
export type IndexFile = v.InferOutput<typeof indexFileSchema>;
