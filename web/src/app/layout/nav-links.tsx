import { Link, NavLink, useLocation } from 'react-router-dom';
import { classes } from '../../ui/classes.ts';
import { ComingSoon } from '../../ui/coming-soon.tsx';
import { DropDown } from '../../ui/dialogs/drop-down.tsx';

const menuLinks = [
  { to: '/menu', label: 'All' },
  { to: '/salad', label: 'Salad' },
  { to: '/pizza', label: 'Pizza' },
];

const services = [
  { label: 'Online Order', to: '/menu' },
  { label: 'Table Booking' },
  { label: 'Order Tracking', to: '/order' },
];

const entryLayout = 'block w-full rounded-sm px-4 py-2.5 text-left';
const entryClasses = `${entryLayout} hover:bg-leaf-100`;

const topLayout = 'w-full rounded-pill px-4 py-2.5 text-left text-lg font-medium lg:text-base';
const topClasses = `${topLayout} hover:text-leaf-700`;

function topLinkClasses({ isActive }: { isActive: boolean }): string {
  return classes(topClasses, isActive ? 'nav-here block' : 'block');
}

function entryLinkClasses({ isActive }: { isActive: boolean }): string {
  return classes(entryClasses, isActive && 'bg-leaf-100 font-semibold text-leaf-700');
}

/** The navigation links, in a row on wide screens and stacked in the panel. */
export function NavLinks({ className }: { className: string }) {
  const { pathname } = useLocation();
  const isMenu = menuLinks.some(({ to }) => to === pathname);
  return (
    <ul className={className}>
      <li>
        <NavLink to="/" end className={topLinkClasses}>
          Home
        </NavLink>
      </li>
      <li>
        <DropDown label="Menu" className={classes(topClasses, isMenu && 'nav-here')}>
          {menuLinks.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end className={entryLinkClasses}>
                {label}
              </NavLink>
            </li>
          ))}
        </DropDown>
      </li>
      <li>
        <DropDown label="Services" className={topClasses}>
          {services.map(({ label, to }) => (
            <li key={label}>
              {to ? (
                <Link to={to} className={entryClasses}>
                  {label}
                </Link>
              ) : (
                <ComingSoon className={entryLayout}>{label}</ComingSoon>
              )}
            </li>
          ))}
        </DropDown>
      </li>
      <li>
        <ComingSoon className={topLayout}>Offers</ComingSoon>
      </li>
    </ul>
  );
}
