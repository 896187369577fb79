export const invalidImportId = 'An importId is a UUID in lower case.';
