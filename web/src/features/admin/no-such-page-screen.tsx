import { ButtonLink } from '../../ui/button.tsx';

/** Shown inside the dashboard for unknown paths. */
export default function NoSuchPageScreen() {
  return (
    <div className="grid min-h-[70vh] place-content-center justify-items-center gap-5 text-center">
      <img
        src="/dish-art/1f37d-fe0f.webp"
        alt=""
        width="144"
        height="144"
        className="rounded-pill bg-leaf-100 p-6"
      />
      <h1 className="text-title font-bold">Page not found</h1>
      <p className="max-w-md text-soft">There's no page at this address in the dashboard.</p>
      <ButtonLink to="/dashboard">Go to the dashboard</ButtonLink>
    </div>
  );
}
