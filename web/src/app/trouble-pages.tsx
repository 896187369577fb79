import { useState } from 'react';
import WifiOffIcon from 'lucide-react/icons/wifi-off';
import { isReachable } from '../lib/chunks/network.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyClock } from '../shared/clock-hands.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../ui/elements.ts';

type TroublePageProps = { art?: Elements; title: string; text: string; action: Elements };

/** A clock with empty plates, one sentence, one link or button; `art` is on the middle plate. */
function TroublePage({ art, title, text, action }: TroublePageProps) {
  return (
    <div className="grid min-h-[70vh] place-content-center overflow-x-clip">
      <div className="container-page grid justify-items-center gap-5 py-28 text-center">
        <EmptyClock size={288}>{art}</EmptyClock>
        <h1 className="mt-4 text-title font-extrabold">{title}</h1>
        <p className="max-w-md text-lg text-soft">{text}</p>
        {action}
      </div>
    </div>
  );
}

export function NotFoundPage() {
  return (
    <TroublePage
      title={words.notFoundTitle}
      text={words.notFoundText}
      action={<ButtonLink to="/menu">{words.seeMenu}</ButtonLink>}
    />
  );
}

export function CrashPage() {
  return (
    <TroublePage
      art={<image href="/dish-art/painted/0-10-0.svg" x="-30" y="-30" width="60" height="60" />}
      title={words.crashTitle}
      text={words.crashText}
      action={<ReloadButton />}
    />
  );
}

/**
 * The page of a screen that waits for the network and then continues by itself. Its art is an icon
 * in the code, because no image could be loaded now.
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
      art={<WifiOffIcon x="-20" y="-20" width="40" height="40" className="text-leaf-700" />}
      title={words.offlineTitle}
      text={words.offlineText}
      action={
        <>
          <Button busy={isAsking} onClick={() => void retry()}>
            {words.retry}
          </Button>
          <p role="status" className="min-h-6 text-soft">
            {isStillOffline && !isAsking && words.stillOffline}
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
      {words.retry}
    </Button>
  );
}
