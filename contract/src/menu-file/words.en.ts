/** A dish of a file of another system that is in no category. It is asked about. */
export const noCategory = 'Without a category';
/** The size of a dish whose other rows name their sizes. */
export const onlySize = 'Regular';
/** A fault of a modifier list or of one of its choices. */
export const aboutList = (name: string, fault: string) => `${name}: ${fault}`;
