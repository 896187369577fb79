import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for a while: fewer requests than letters typed. */
export function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, afterMs]);
  return settled;
}
