/**
 * Makes a queue: each task begins when the one before it has ended, however it ended. For guarded
 * writes to one document, so that at least those in one process do not race each other.
 */
export function createTurns(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  };
}
