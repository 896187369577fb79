/** Resolves in a task of its own, between which and this one the browser answers what was pressed. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
