import { ButtonLink } from '../../ui/button.tsx';

/** Placeholder for the order page, as specified. */
export default function OrderScreen() {
  return (
    <div className="container-page pt-32">
      <div className="mx-auto grid max-w-3xl grid-cols-1 justify-items-center gap-6 rounded-lg bg-card px-6 py-14 text-center shadow-card">
        <div className="relative grid size-[208px] place-items-center rounded-pill bg-leaf-200">
          <img src="/dish-art/1f961.webp" alt="" width="144" height="144" />
          <span className="absolute -right-4 -bottom-1 grid size-[80px] place-items-center rounded-pill bg-card p-[12px] shadow-card">
            <img src="/dish-art/1f6f5.webp" alt="" width="64" height="64" />
          </span>
        </div>
        <h1 className="text-title font-bold">Order</h1>
        <p className="max-w-md text-soft">
          Your orders will show up here, from the stove to your door.
        </p>
        <ButtonLink to="/menu">See the menu</ButtonLink>
      </div>
    </div>
  );
}
