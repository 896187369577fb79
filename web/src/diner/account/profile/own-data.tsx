import { useState } from 'react';
import { readOwnData } from '../../../api/own-data.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { brandInFileName } from '../../../shared/file-name.ts';
import { Button } from '../../../ui/button.tsx';
import { ProfileCard, CardRefusal } from './profile-card.tsx';
import * as words from './words.en.ts';

type Outcome = { isSaved: true } | { failure: string };

/** Saves everything that is stored about the person as a file. */
export function OwnDataCard() {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const download = async () => {
    setIsBusy(true);
    setOutcome(undefined);
    try {
      const text = JSON.stringify(await readOwnData(), null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), fileName);
      setOutcome({ isSaved: true });
    } catch (error) {
      setOutcome({ failure: messageOf(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <ProfileCard title={words.yourData}>
      <p className="text-soft">{words.yourDataText}</p>
      <CardRefusal>{outcome && 'failure' in outcome && outcome.failure}</CardRefusal>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="outline" busy={isBusy} onClick={() => void download()}>
          {words.download}
        </Button>
        <p role="status" className="text-sm font-medium text-leaf-700">
          {outcome && 'isSaved' in outcome && words.downloaded}
        </p>
      </div>
    </ProfileCard>
  );
}

const fileName = `${brandInFileName}-data.json`;
