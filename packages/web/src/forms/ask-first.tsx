import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { UNSAVED_MESSAGES as copy } from '../i18n/es/unsaved.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import { listUnsaved } from './unsaved-work.ts';

type Parting = keyof typeof copy.partings;
type AskFirst = (parting: Parting, deed: () => void) => void;

const AskFirstContext = createContext<AskFirst>((_, deed) => deed());

/**
 * Runs the action at once if everything is saved; otherwise asks first whether unsaved edits may be
 * lost.
 */
export function useAskFirst(): AskFirst {
  return use(AskFirstContext);
}

export function AskFirstProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ parting: Parting; deed: () => void } | null>(null);
  const ask = useCallback<AskFirst>((parting, deed) => {
    if (listUnsaved().length === 0) deed();
    else setAsked({ parting, deed });
  }, []);
  const { lost, goOn } = copy.partings[asked?.parting ?? 'leave'];
  return (
    <AskFirstContext value={ask}>
      {children}
      <UnsavedDialog
        open={asked !== null}
        sentences={[...listUnsaved(), lost]}
        goOn={goOn}
        onStay={() => setAsked(null)}
        onGoOn={() => {
          setAsked(null);
          asked?.deed();
        }}
      />
    </AskFirstContext>
  );
}
