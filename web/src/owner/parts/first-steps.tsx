import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { ButtonLink } from '../../ui/button.tsx';
import * as words from './words.en.ts';

const steps = [
  {
    title: words.firstDish,
    text: words.firstDishText,
    to: '/dashboard/add-menu',
    action: words.addDish,
  },
  {
    title: words.site,
    text: words.siteText,
    to: '/menu',
    action: words.openSite,
  },
  {
    title: words.setHours,
    text: words.hoursText,
    to: '/dashboard/hours',
    action: words.setHours,
  },
  {
    title: words.coworker,
    text: words.coworkerText,
    to: '/dashboard/users',
    action: words.seeUsers,
  },
];

type NextStepsProps = { dishes: number | undefined; ordering: Ordering | undefined };

/** Suggests next steps for a new restaurant; nothing once its menu and its hours are set. */
export function NextSteps({ dishes, ordering }: NextStepsProps) {
  if (dishes === 0) return <FirstSteps />;
  const hasNoHours = ordering?.state === 'off' && ordering.closedNotice === undefined;
  return dishes !== undefined && hasNoHours ? <HoursHint /> : null;
}

/** Says that nobody can order without hours, which may be what the owner wants. */
function HoursHint() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-card p-5 shadow-card sm:px-6">
      <p>
        <span className="font-semibold">{words.menuOnly}</span>{' '}
        <span className="text-soft">{words.menuOnlyText}</span>
      </p>
      <ButtonLink to="/dashboard/hours" tone="outline">
        {words.setHours}
      </ButtonLink>
    </div>
  );
}

/** The first steps for a restaurant without any dishes. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className="rounded-lg bg-card p-6 shadow-card sm:p-8">
      <div className="flex items-center gap-5">
        <img
          src="/dish-art/painted/0-6-0.svg"
          alt=""
          width="80"
          height="80"
          className="size-20 rounded-pill bg-leaf-100 p-3"
        />
        <div>
          <h2 id="first-steps" className="text-2xl font-bold">
            {words.emptyMenu}
          </h2>
          <p className="text-soft">{words.emptyMenuText}</p>
        </div>
      </div>
      <ol className="mt-6 grid gap-4 sm:grid-cols-2 2xl:grid-cols-4">
        {steps.map(({ title, text, to, action }, index) => (
          <li
            key={title}
            className="grid grid-rows-[auto_1fr_auto] justify-items-start gap-3 rounded-lg border border-hairline p-5"
          >
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-pill bg-leaf-200 font-bold"
              translate="no"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1 text-sm text-soft">{text}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={to} tone={index === 0 ? 'primary' : 'outline'} size="small">
                {action}
              </ButtonLink>
              {index === 0 && (
                <ButtonLink to="/dashboard/import-menu" tone="outline" size="small">
                  {words.importFile}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
