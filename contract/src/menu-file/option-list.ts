/** A modifier list of a file: what becomes a group of options. */
export type OptionList = {
  name: string;
  /** The numbers of its rows as spreadsheets show them. */
  rows: number[];
  /** Empty for a list of which the file has only the name. Prices are as they are in the file. */
  choices: { name: string; price: string; isDefault: boolean }[];
  /** Absent where the file does not say it. */
  min?: string | undefined;
  max?: string | undefined;
};
