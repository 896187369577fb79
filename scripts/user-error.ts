/** Something the person at the terminal can put right: shown as one line, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a script's main function; a failure ends the process with code 1 and a readable message. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
