import { signInWithSampleGoogleAccount } from '../../lib/auth/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import * as words from './words.en.ts';

type GoogleChooserProps = {
  onChoose: (signIn: () => Promise<void>) => void;
  onClose: () => void;
};

/** Sample Google accounts to choose from. Emulator builds only. */
export default function GoogleChooser({ onChoose, onClose }: GoogleChooserProps) {
  return (
    <Dialog open onClose={onClose} title={words.chooseGoogleAccount}>
      <ul className="grid gap-2">
        {import.meta.env.VITE_SAMPLE_ACCOUNTS.googleAccounts.map((person) => (
          <li key={person.sub} className="grid">
            <Button
              tone="outline"
              onClick={() => {
                onChoose(() => signInWithSampleGoogleAccount(person));
              }}
            >
              {person.name}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
