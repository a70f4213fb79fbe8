import { OTHER_SESSIONS, type OwnSessionWire } from '@simplato/contract';
import { RefusedError } from '../../api/call-error.ts';
import { call } from '../../api/call.ts';
import { ACCOUNT_MESSAGES } from '../../i18n/es/account.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { sealPassword } from '../../api/seal-password.ts';
import type { SessionCalls } from './account-queries.ts';
import css from './account.module.css';
import { ConfirmWithPassword } from './confirm-with-password.tsx';
import { SessionFacts } from './session-row.tsx';

/** The session to be ended, or all others. */
export type Ending = OwnSessionWire | typeof OTHER_SESSIONS;

interface EndSessionsDialogProps {
  calls: SessionCalls;
  /** Null while closed. */
  ending: Ending | null;
  onClose: () => void;
  /** `wasOpen` is false if somebody else had ended it meanwhile. */
  onEnded: (ending: Ending, wasOpen: boolean) => void;
}

export function EndSessionsDialog({ calls, ending, onClose, onEnded }: EndSessionsDialogProps) {
  const copy = useMessages(ACCOUNT_MESSAGES).sessions.dialog;
  const isOther = ending === OTHER_SESSIONS;
  return (
    <Dialog
      open={ending !== null}
      onClose={onClose}
      title={isOther ? copy.othersTitle : copy.title}
      size="small"
    >
      {ending && (
        <div className={css.dialog}>
          {!isOther && <SessionFacts session={ending} />}
          <p>{isOther ? copy.othersText : copy.text}</p>
          <EndSessionsForm
            calls={calls}
            ending={ending}
            onCancel={onClose}
            onEnded={(wasOpen) => onEnded(ending, wasOpen)}
          />
        </div>
      )}
    </Dialog>
  );
}

interface EndSessionsFormProps {
  calls: SessionCalls;
  ending: Ending;
  onCancel: () => void;
  onEnded: (wasOpen: boolean) => void;
}

function EndSessionsForm({ calls, ending, onCancel, onEnded }: EndSessionsFormProps) {
  const copy = useMessages(ACCOUNT_MESSAGES).sessions.dialog;
  return (
    <ConfirmWithPassword
      label={copy.password}
      submitLabel={ending === OTHER_SESSIONS ? copy.submitOthers : copy.submit}
      cancelLabel={copy.cancel}
      send={async (password) => {
        const idsesion = ending === OTHER_SESSIONS ? ending : ending.idsesion;
        const sealed = await sealPassword(password, calls.checkId);
        try {
          await call(calls.end, { body: { idsesion, password: sealed } });
        } catch (error) {
          if (!(error instanceof RefusedError) || error.code !== 'not_found') throw error;
          onEnded(false);
          return;
        }
        onEnded(true);
      }}
      onCancel={onCancel}
    />
  );
}
