import { Link } from 'react-router-dom';
import { ComingSoon } from '../../ui/coming-soon.tsx';

type FooterLink = { label: string; to?: string };

const columns: { title: string; links: FooterLink[] }[] = [
  {
    title: 'Discover',
    links: [{ label: 'About us' }, { label: 'Events' }, { label: 'Blogs' }, { label: 'FAQ' }],
  },
  {
    title: 'Explore',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Offers' },
      { label: 'Menus', to: '/menu' },
      { label: 'Reservation' },
    ],
  },
];

const linkClasses = 'py-1 hover:text-leaf-700';

/** Two of the footer's columns; what has no page yet says so. */
export function FooterLinks() {
  return columns.map(({ title, links }) => (
    <div key={title}>
      <h2 className="mb-3 font-bold tracking-normal">{title}</h2>
      <ul className="grid justify-items-start gap-1 text-soft">
        {links.map(({ label, to }) => (
          <li key={label} className="flex">
            {to ? (
              <Link to={to} className={linkClasses}>
                {label}
              </Link>
            ) : (
              <ComingSoon className={linkClasses}>{label}</ComingSoon>
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
}
