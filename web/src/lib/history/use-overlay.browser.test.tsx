import { useEffect, useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { useOverlay } from './use-overlay.ts';

type SelfOpeningProps = { onSeen: (state: unknown) => void };

/** Opens without a press, as a drawer does whose code has just come. */
function SelfOpening({ onSeen }: SelfOpeningProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsOpen(true);
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);
  useOverlay(isOpen, () => {
    setIsOpen(false);
  });
  useLayoutEffect(() => {
    if (isOpen) onSeen(history.state);
  }, [isOpen, onSeen]);
  return null;
}

test('an overlay has its entry in the history before it is painted', async () => {
  const seen: unknown[] = [];
  await renderPart(<SelfOpening onSeen={(state) => seen.push(state)} />);
  await expect.poll(() => seen).toEqual([expect.objectContaining({ isOverlay: true })]);
});
