import { Link, NavLink, useLocation } from 'react-router-dom';
import { brand } from '@brand/brand.ts';
import { useCategories } from '../../lib/categories.ts';
import { categoriesWithPage, linksInUse } from '../../model/category-path.ts';
import { classes } from '../../ui/classes.ts';
import { ComingSoon } from '../../ui/coming-soon.tsx';
import { DropDown } from '../../ui/dialogs/drop-down.tsx';

const menuPaths = ['/menu', ...categoriesWithPage.map(({ id }) => `/${id}`)];

const entryLayout = 'block w-full rounded-sm px-4 py-2.5 text-start';
const entryClasses = `${entryLayout} hover:bg-leaf-100`;

const topLayout = 'w-full rounded-pill px-4 py-2.5 text-start text-lg font-medium lg:text-base';
const topClasses = `${topLayout} hover:text-leaf-700`;

function topLinkClasses({ isActive }: { isActive: boolean }): string {
  return classes(topClasses, isActive ? 'nav-here block' : 'block');
}

function entryLinkClasses({ isActive }: { isActive: boolean }): string {
  return classes(entryClasses, isActive && 'bg-leaf-100 font-semibold text-leaf-700');
}

/** The navigation links, in a row on wide screens and stacked in the panel. */
export function NavLinks({ className }: { className: string }) {
  const categories = useCategories();
  return (
    <ul className={className}>
      {linksInUse(brand.navigation, categories).map((entry) => (
        <li key={entry.label}>
          {'links' in entry ? <LinkList {...entry} /> : <TopLink {...entry} />}
        </li>
      ))}
    </ul>
  );
}

type Entry = (typeof brand.navigation)[number];

function TopLink({ label, to }: Exclude<Entry, { links: unknown }>) {
  if (to === undefined) return <ComingSoon className={topLayout}>{label}</ComingSoon>;
  return (
    <NavLink to={to} end className={topLinkClasses}>
      {label}
    </NavLink>
  );
}

type ListedLinkProps = { label: string; to?: string | undefined; isOfMenu: boolean };

function ListedLink({ label, to, isOfMenu }: ListedLinkProps) {
  if (to === undefined) return <ComingSoon className={entryLayout}>{label}</ComingSoon>;
  return isOfMenu ? (
    <NavLink to={to} end className={entryLinkClasses}>
      {label}
    </NavLink>
  ) : (
    <Link to={to} className={entryClasses}>
      {label}
    </Link>
  );
}

/** A list of links that opens below its label. The menu's list says where on the menu one is. */
function LinkList({ label, links }: Extract<Entry, { links: unknown }>) {
  const { pathname } = useLocation();
  const shown = linksInUse(links, useCategories());
  const isOfMenu = links.every(({ to = '' }) => menuPaths.includes(to));
  const isHere = isOfMenu && links.some(({ to }) => to === pathname);
  return (
    <DropDown label={label} className={classes(topClasses, isHere && 'nav-here')}>
      {shown.map((link) => (
        <li key={link.label}>
          <ListedLink {...link} isOfMenu={isOfMenu} />
        </li>
      ))}
    </DropDown>
  );
}
