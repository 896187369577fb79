/** A property that two people can have set differently, and how to put it into other values. */
export type EditProperty<Values> = {
  label: string;
  words: string;
  /** The value, compared with that of the same property in other values. */
  value: string;
  /** Replaces the comparison of values, for values that may differ and still mean the same. */
  isSame?: (value: string) => boolean;
  /** Returns other values with this property in them. */
  putInto: (values: Values) => Values;
  /** Stands for the property in values that lack it. Properties that all values have do not need it. */
  absent?: EditProperty<Values>;
};

/** Every property of a form's values by its key, in the order of the form. */
export type EditProperties<Values> = ReadonlyMap<string, EditProperty<Values>>;

export type Difference<Values> = {
  key: string;
  mine: EditProperty<Values>;
  theirs: EditProperty<Values>;
};

export function isSameProperty<Values>(
  one: EditProperty<Values>,
  other: EditProperty<Values>,
): boolean {
  return one.isSame ? one.isSame(other.value) : one.value === other.value;
}

/** Returns the differences between two versions, in the order of the form. */
export function differencesOf<Values>(
  mine: EditProperties<Values>,
  theirs: EditProperties<Values>,
): Difference<Values>[] {
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((key) => {
    const pair = {
      mine: mine.get(key) ?? theirs.get(key)?.absent,
      theirs: theirs.get(key) ?? mine.get(key)?.absent,
    };
    const { mine: one, theirs: other } = pair;
    if (!one || !other || isSameProperty(one, other)) return [];
    return [{ key, mine: one, theirs: other }];
  });
}

/** The versions of one thing: as the edit found it, as it was typed, and as it is saved now. */
export type EditVersions<Values> = {
  base: EditProperties<Values>;
  mine: EditProperties<Values>;
  theirs: EditProperties<Values>;
};

/** The result of comparing what two people have made of one thing. */
export type EditConflict<Values> = {
  /** The properties that I changed and that are now saved differently. */
  differences: Difference<Values>[];
  /** The properties that only the other person changed, which the form has taken over. */
  takenOver: EditProperty<Values>[];
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
  return differencesOf(mine, base).reduce(
    (merged, { mine: property }) => property.putInto(merged),
    saved,
  );
}
