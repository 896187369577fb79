import { useState } from 'react';
import { readOrderContact } from '../../api/kitchen.ts';
import { messageOf } from '../../lib/http/api-error.ts';

type Shown = { phone: string } | { failure: string };

/** Asks for the telephone number of an order on each call of `show`: each look is logged, and nothing keeps it. */
export function useGuestPhone(orderId: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const ask = async () => {
    setIsBusy(true);
    setShown(undefined);
    try {
      setShown(await readOrderContact(orderId));
    } catch (error) {
      setShown({ failure: messageOf(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return { shown, isBusy, show: () => void ask() };
}
