import { useState } from 'react';
import type { TabOfMember } from '../../../api/read-place.ts';
import { CallSheet } from '../calls/call-sheet.tsx';
import { AboveDock } from './above-dock.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import type { useSharePayer } from './use-share-payer.ts';

interface PayTroublesProps {
  payer: Pick<ReturnType<typeof useSharePayer>, 'trouble' | 'isBusy'>;
  tab: TabOfMember;
  takers: string;
  onRetry: () => void;
}

/** What kept this phone from paying, with the sheet on which the bill is asked for. */
export function PayTroubles({ payer, tab, takers, onRetry }: PayTroublesProps) {
  const [isCalling, setIsCalling] = useState(false);
  return (
    <>
      {payer.trouble && (
        <AboveDock>
          <TroubleNotice
            trouble={payer.trouble}
            tab={tab}
            takers={takers}
            isBusy={payer.isBusy}
            onRetry={onRetry}
            onAskForBill={() => setIsCalling(true)}
          />
        </AboveDock>
      )}
      {isCalling && <CallSheet onClose={() => setIsCalling(false)} />}
    </>
  );
}
