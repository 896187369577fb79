import { useState, type ReactNode } from 'react';
import WifiOffIcon from 'lucide-react/icons/wifi-off';
import { isReachable } from '../lib/network.ts';
import { LeafSprig, DashedRing } from '../ui/art.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';

type TroublePageProps = { art: ReactNode; title: string; text: string; action: ReactNode };

/** A drawing, one sentence, one link or button. */
function TroublePage({ art, title, text, action }: TroublePageProps) {
  return (
    <div className="hero-ground glow-centred grid min-h-[85vh] place-content-center overflow-x-clip">
      <div className="container-page grid justify-items-center gap-5 py-28 text-center">
        <div className="relative size-64">
          <DashedRing className="turn absolute inset-0 text-line opacity-60" />
          <LeafSprig className="absolute bottom-0 -left-3 w-12 -rotate-45 text-leaf-700" />
          <LeafSprig className="absolute top-2 -right-1 w-10 rotate-45 text-leaf-700" />
          <div className="leaf-disc absolute inset-6" />
          <div className="float absolute inset-14">
            <div className="lifted">{art}</div>
          </div>
        </div>
        <h1 className="mt-4 text-title font-extrabold">{title}</h1>
        <p className="max-w-md text-lg text-soft">{text}</p>
        {action}
      </div>
    </div>
  );
}

function Picture({ src }: { src: string }) {
  return <img src={src} alt="" width="256" height="256" />;
}

export function NotFoundPage() {
  return (
    <TroublePage
      art={<Picture src="/dish-art/1f37d-fe0f.webp" />}
      title="This plate is empty"
      text="There's no page at this address, but there's plenty to eat on the menu."
      action={<ButtonLink to="/menu">See the menu</ButtonLink>}
    />
  );
}

export function CrashPage() {
  return (
    <TroublePage
      art={<Picture src="/dish-art/1f373.webp" />}
      title="Something went wrong"
      text="This page stopped working. Reloading it usually helps."
      action={<ReloadButton />}
    />
  );
}

/**
 * Shown for a screen that waits for the network and then continues by itself. Its art is an icon
 * in the code: an image could not be loaded now.
 */
export function OfflinePage() {
  const [isAsking, setIsAsking] = useState(false);
  const [isStillOffline, setIsStillOffline] = useState(false);
  const retry = async () => {
    setIsAsking(true);
    const isBack = await isReachable();
    setIsAsking(false);
    setIsStillOffline(!isBack);
  };
  return (
    <TroublePage
      art={<WifiOffIcon className="size-full p-5 text-on-leaf" />}
      title="You're offline"
      text="This page couldn't be loaded. It appears as soon as you're back online."
      action={
        <>
          <Button busy={isAsking} onClick={() => void retry()}>
            Retry
          </Button>
          <p role="status" className="min-h-6 text-soft">
            {isStillOffline && !isAsking && 'Still no connection.'}
          </p>
        </>
      }
    />
  );
}

function ReloadButton() {
  return (
    <Button
      onClick={() => {
        location.reload();
      }}
    >
      Retry
    </Button>
  );
}
