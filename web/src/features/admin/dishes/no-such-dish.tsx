import { ButtonLink } from '../../../ui/button-link.tsx';

/** Stands where a dish was looked for that is not on the menu. */
export function NoSuchDish() {
  return (
    <div className="grid min-h-[70vh] place-content-center justify-items-center gap-5 text-center">
      <img
        src="/dish-art/1f37d-fe0f.webp"
        alt=""
        width="144"
        height="144"
        className="rounded-pill bg-leaf-100 p-6"
      />
      <h1 className="text-title font-bold">Dish not found</h1>
      <p className="max-w-md text-soft">
        It may have been removed from the menu, or the address isn't quite right.
      </p>
      <ButtonLink to="/dashboard/manage-items">See all dishes</ButtonLink>
    </div>
  );
}
