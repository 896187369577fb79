import { useEffect, useState } from 'react';

/** After this long in another tab, a returning diner triggers a new request first. */
const outOfSightAfterMs = 5 * 60_000;

/** Whether somebody may be looking at the page: false once it has been hidden for five minutes. */
export function useIsInSight(): boolean {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => watchSight(setIsInSight), []);
  return isInSight;
}

export function watchSight(onChange: (isInSight: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') onChange(true);
    else timer = setTimeout(onChange, outOfSightAfterMs, false);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
