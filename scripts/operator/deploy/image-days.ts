/** How long Google keeps the images that functions are started from. */
const imageDays = 3;

/** What firebase-tools asks the person at the terminal about functions. */
export type Prompts = { promptForCleanupPolicyDays: () => Promise<number> };

/**
 * Answers what firebase-tools asks after the first functions of a project: how long their images are
 * kept. It can be answered in no other way but `--force`, which would also say yes to deletions.
 */
export function answerImageDays(prompts: Prompts): void {
  prompts.promptForCleanupPolicyDays = () => Promise.resolve(imageDays);
}
