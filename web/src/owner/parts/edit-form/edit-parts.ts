/** A part that two people can have set differently, and how to put it into other values. */
export type EditPart<Values> = {
  label: string;
  words: string;
  /** The value, compared with that of the same part in other values. */
  value: string;
  /** Replaces the comparison of values, for values that may differ and still mean the same. */
  isSame?: (value: string) => boolean;
  /** Returns other values with this part in them. */
  putInto: (values: Values) => Values;
  /** Stands for the part in values that lack it. Parts that all values have do not need it. */
  absent?: EditPart<Values>;
};

/** Every part of a form's values by its key, in the order of the form. */
export type EditParts<Values> = ReadonlyMap<string, EditPart<Values>>;

export type Difference<Values> = {
  key: string;
  mine: EditPart<Values>;
  theirs: EditPart<Values>;
};

export function isSamePart<Values>(one: EditPart<Values>, other: EditPart<Values>): boolean {
  return one.isSame ? one.isSame(other.value) : one.value === other.value;
}

/** Returns the differences between two versions, in the order of the form. */
export function differencesOf<Values>(
  mine: EditParts<Values>,
  theirs: EditParts<Values>,
): Difference<Values>[] {
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((key) => {
    const pair = {
      mine: mine.get(key) ?? theirs.get(key)?.absent,
      theirs: theirs.get(key) ?? mine.get(key)?.absent,
    };
    const { mine: one, theirs: other } = pair;
    if (!one || !other || isSamePart(one, other)) return [];
    return [{ key, mine: one, theirs: other }];
  });
}

/** The versions of one thing: as the edit found it, as it was typed, and as it is saved now. */
export type EditVersions<Values> = {
  base: EditParts<Values>;
  mine: EditParts<Values>;
  theirs: EditParts<Values>;
};

/** The result of comparing what two people have made of one thing. */
export type EditConflict<Values> = {
  /** The parts that I changed and that are now saved differently. */
  differences: Difference<Values>[];
  /** The parts that only the other person changed, which the form has taken over. */
  takenOver: EditPart<Values>[];
};

export function conflictOf<Values>({
  base,
  mine,
  theirs,
}: EditVersions<Values>): EditConflict<Values> {
  const changed = new Set(differencesOf(mine, base).map(({ key }) => key));
  return {
    differences: differencesOf(mine, theirs).filter(({ key }) => changed.has(key)),
    takenOver: differencesOf(base, theirs)
      .filter(({ key }) => !changed.has(key))
      .map((difference) => difference.theirs),
  };
}

/** Returns the values that are saved now, with my changes. */
export function mergeVersions<Values>(
  saved: Values,
  { base, mine }: Pick<EditVersions<Values>, 'base' | 'mine'>,
): Values {
  return differencesOf(mine, base).reduce((merged, { mine: part }) => part.putInto(merged), saved);
}
