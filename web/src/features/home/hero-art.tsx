import { DashedRing } from '../../ui/art/dashed-ring.tsx';
import { LeafSprig } from '../../ui/art/leaf-sprig.tsx';
import { Steam } from '../../ui/art/steam.tsx';
import { SampleDishes } from './sample-dishes.tsx';

/** Four dishes afloat before a leaf disc, with the sample dishes on its lower edge. */
export function HeroArt() {
  return (
    <div className="relative mx-auto aspect-square w-full max-w-[36rem]">
      <DashedRing className="turn absolute inset-0 text-line opacity-60" />
      <div className="leaf-disc absolute inset-[7%]" />
      <LeafSprig className="absolute top-[2%] left-[24%] w-[9%] -rotate-30 text-leaf-700" />
      <LeafSprig className="absolute bottom-[25%] left-[1%] w-[10%] -rotate-130 text-leaf-700" />

      <div className="float-2 absolute top-[14%] left-0 w-[25%]">
        <Steam className="absolute -top-[34%] left-[22%] w-[56%] text-line" />
        <Dish art="/dish-art/1f372.webp" />
      </div>
      <div className="float-3 absolute top-[5%] right-0 w-[31%]">
        <Dish art="/dish-art/1f355.webp" />
      </div>
      <div className="float-2 absolute top-[48%] right-[1%] w-[25%]">
        <Dish art="/dish-art/1f379.webp" />
      </div>
      <div className="float absolute top-[23%] left-[26%] w-[46%]">
        <Dish art="/dish-art/1f957.webp" isLargest />
      </div>
      <SampleDishes />
    </div>
  );
}

function Dish({ art, isLargest = false }: { art: string; isLargest?: boolean }) {
  return (
    <div className="lifted">
      <img
        src={art}
        alt=""
        width="256"
        height="256"
        {...(isLargest && { fetchPriority: 'high' as const })}
        className="w-full"
      />
    </div>
  );
}
