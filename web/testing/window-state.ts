/** What is set once for the page: by libraries, our setup, the page itself, and a clock that was restored. */
const setOnce = /^(_.*|IS_REACT_ACT_ENVIRONMENT|isSetUp|visitId|performance)$/;

/** Notes what is on `window`, and returns a function that names what has changed since. */
export function noteWindow(): () => string[] {
  const before = windowState();
  return () => {
    const after = windowState();
    const names = new Set([...before.keys(), ...after.keys()]);
    return [...names].filter((name) => !Object.is(before.get(name), after.get(name))).toSorted();
  };
}

/** Of what a browser computes, as the size of the window, the value does not count. */
function windowState(): Map<string, unknown> {
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(window));
  return new Map(
    descriptors
      .filter(([name]) => !setOnce.test(name))
      .map(([name, own]) => [name, 'value' in own ? (own.value as unknown) : 'computed']),
  );
}
