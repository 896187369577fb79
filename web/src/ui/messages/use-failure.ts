import { useEffect, useRef, useState } from 'react';
import { showToast } from './messages.ts';

/** Holds why a press did nothing; once nothing shows it any more, a toast says so. */
export function useFailure() {
  const [failure, setFailure] = useState<string>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return {
    failure,
    fail: (message: string) => {
      if (isShown.current) setFailure(message);
      else showToast(message, 'warning');
    },
    forgetFailure: () => {
      setFailure(undefined);
    },
  };
}
