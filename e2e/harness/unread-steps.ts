/** What a worker of Playwright tells the process that started it. */
type Message = { params?: { method?: string } };

const methodsOfSteps = ['stepBegin', 'stepEnd'];

/**
 * Each call of Playwright and each `expect` is a step, about which a worker would send two messages.
 * No reporter of ours reads them: a failure has its own words and place.
 */
export function keepStepsToOneself(): void {
  const send = process.send?.bind(process) as ((message: Message) => boolean) | undefined;
  if (!send) return;
  const isAboutStep = ({ params }: Message) => methodsOfSteps.includes(params?.method ?? '');
  Object.assign(process, { send: (message: Message) => isAboutStep(message) || send(message) });
}
