import { useRef } from 'react';
import BellOffIcon from 'lucide-react/icons/bell-off';
import { timeInWords } from '@thymely/contract/ground/in-words';
import { Button } from '../../ui/button.tsx';
import { messageOf } from '../../lib/http/api-error.ts';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
import { comingInWords, type Zone } from '../../model/restaurant-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { useResumeOrdering } from '../../api/ordering-settings.ts';
import { ReloadBoardButton } from '../parts/reload-board-button.tsx';
import { countdown } from '../parts/countdown.ts';
import { playSounds, unlockSound, type SoundState } from '../../shared/kitchen/ring/sound.ts';
import * as words from './words.en.ts';

/** A red button as wide as the board: without sound, nobody hears new orders. */
export function SoundOffBar({ sound, volume }: { sound: SoundState; volume: number }) {
  if (sound === 'unsupported') {
    return (
      <p role="alert" className="bg-tomato px-5 py-4 text-center font-semibold text-on-tomato">
        {words.noSound}
      </p>
    );
  }
  const unlock = () => {
    void unlockSound().then(() => {
      playSounds(['new'], volume);
    });
  };
  return (
    <button
      type="button"
      className="flex min-h-14 w-full items-center justify-center gap-3 bg-tomato px-5 text-lg font-bold text-on-tomato hover:bg-tomato-strong"
      onClick={unlock}
    >
      <BellOffIcon className="size-6 shrink-0" />
      {words.turnSoundOn}
    </button>
  );
}

type CutOffBannerProps = {
  /** When the server last confirmed the board; undefined if changes still come in. */
  asOfMs: number | undefined;
  zone: Zone;
  onRetry: () => void;
};

/** Says that the server can't be reached, and what that means for the board. */
export function CutOffBanner({ asOfMs, zone, onRetry }: CutOffBannerProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2 bg-amber-100 px-5 py-3 font-semibold text-amber">
      <p role="alert">{cutOffWords(asOfMs, zone)}</p>
      <Button tone="outline" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

function cutOffWords(asOfMs: number | undefined, zone: Zone): string {
  if (asOfMs === undefined) return words.unanswered;
  return asOfMs > 0 ? words.offlineSince(timeInWords(asOfMs, zone)) : words.offline;
}

/** Says that an admin has closed ordering, and what guests read. */
export function ClosedBanner({ notice }: { notice: string }) {
  return (
    <p role="status" className="bg-amber-100 px-5 py-3 font-semibold wrap-anywhere text-amber">
      {words.orderingClosed(notice)}
    </p>
  );
}

/** Says that the board is older than the server, and is about to load itself again. */
export function OldBoardBanner() {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 bg-amber-100 px-5 py-2 font-semibold text-amber">
      <p role="status">{words.boardIsOld}</p>
      <ReloadBoardButton className="ms-auto" />
    </div>
  );
}

type PausedBannerProps = { pausedUntil: string | null | undefined; zone: Zone; isOff: boolean };

/** Counts down the seconds until a pause ends; nothing while orders are accepted. */
export function PausedBanner({ pausedUntil, zone, isOff }: PausedBannerProps) {
  const nowMs = useNow(1000);
  const leftMs = Date.parse(pausedUntil ?? '') - nowMs;
  if (!pausedUntil || !(leftMs > 0)) return null;
  return (
    <Countdown pausedUntil={pausedUntil} leftMs={leftMs} now={{ nowMs, zone }} isOff={isOff} />
  );
}

type CountdownProps = {
  pausedUntil: string;
  leftMs: number;
  now: { nowMs: number; zone: Zone };
  isOff: boolean;
};

function Countdown({ pausedUntil, leftMs, now, isOff }: CountdownProps) {
  const resume = useResumeOrdering();
  const banner = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(banner);
  return (
    <div
      ref={banner}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 bg-amber-100 px-5 py-2 text-amber"
    >
      <p role="status" className="font-semibold">
        {comingInWords(pausedUntil, now, pauseSentences)}
      </p>
      <p aria-hidden="true" className="text-2xl font-bold tabular-nums">
        {countdown(leftMs)}
      </p>
      <Button
        tone="outline"
        className="ms-auto"
        disabled={isOff}
        busy={resume.isPending}
        onClick={() => {
          resume.mutate();
        }}
      >
        {words.resume}
      </Button>
      {resume.error && (
        <p role="alert" className="w-full font-medium text-tomato">
          {messageOf(resume.error)}
        </p>
      )}
    </div>
  );
}

const pauseSentences = { today: words.pausedUntilTime, later: words.pausedUntilDay };
