import { useCallback, useState } from 'react';
import type { ColumnName } from '../../../shared/kitchen/board-columns.ts';
import type { Seen } from './lane-plan.ts';

/** What each column with cards has counted. */
export type ColumnSights = Partial<Record<ColumnName, Seen>>;

/** Called with what a column has counted; undefined when it shows no cards anymore. */
export type NoteSight = (name: ColumnName, counted: Seen | undefined) => void;

/** Keeps what the columns have counted of their cards. */
export function useColumnSights(): { sights: ColumnSights; note: NoteSight } {
  const [sights, setSights] = useState<ColumnSights>({});
  const note = useCallback<NoteSight>((name, counted) => {
    setSights((all) => {
      if (all[name] === counted) return all;
      const next = { ...all };
      if (counted) next[name] = counted;
      else delete next[name];
      return next;
    });
  }, []);
  return { sights, note };
}
