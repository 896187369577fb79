import { testShown } from './planted-shown.ts';
import { translatableText } from './translatable-text.ts';

const before = `import { Suspense, type ReactElement, type ReactNode } from 'react';
const words = { total: 'Total', dishes: (count: number) => String(count) };
const Icon = () => <svg />;
const Named = ({ name }: { name: string }) => name;
type Props = { count: number; isBusy: boolean; name: string; names: string[]; children: ReactNode };
type Others = { icon: ReactElement | undefined; parts: (string | ReactElement)[] };
`;

const faulty = {
  'a number beside a text': '<p>{words.total} {count}</p>',
  'a text that changes beside an element': '<p><Icon />{name}</p>',
  'one of two texts beside an element': '<p><Icon />{isBusy ? words.total : "Busy"}</p>',
  'an element that comes and goes beside a text': '<p>{isBusy && <Icon />}{words.total}</p>',
  'children of any kind beside an element': '<p>{isBusy && <Icon />}{children}</p>',
  'a text of an element that is none': '<><b />{name}</>',
  'a text in a boundary of React': '<p><Suspense>{name}</Suspense></p>',
  'a component that is a text': '<p><Named name={name} /></p>',
  'a list of texts': '<p>{names}</p>',
  'one sentence or another around an element': '<p>{isBusy ? parts : name}</p>',
};

const fine = {
  'a text alone': '<p>{name}</p>',
  'a text or none, alone': '<p>{isBusy && name}</p>',
  'a template': '<p>{`${words.total} ${count}`}</p>',
  'elements around texts': '<p><span>{words.total}</span> <span>{count}</span></p>',
  'a text that stays beside an element that stays': '<p><Icon />{words.total}</p>',
  'elements that come and go':
    '<p>{icon}{isBusy && <Icon />}{names.map((each) => <b key={each} />)}</p>',
  'a sentence around an element': '<p>{parts}</p>',
  'a text of a component that has an element for it': '<p><b>{name}</b>{isBusy && <Icon />}</p>',
  'sentences of which each has an element of its own': '<p key={name}>{isBusy ? parts : name}</p>',
};

testShown(
  translatableText,
  { faulty, fine },
  (
    shown,
  ) => `${before}export const Shown = ({ count, isBusy, name, names, children, icon, parts }: Props & Others) => ${shown};
`,
);
