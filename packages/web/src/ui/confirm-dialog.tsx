import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import css from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What happens if they say yes. */
  children: ReactNode;
  confirm: string;
  cancel: string;
  pending: boolean;
  /** Why it did not work the last time. */
  error: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that is not easily undone, and says when it could not be. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      size="small"
      actions={
        <>
          <Button variant="outline" onClick={props.onClose}>
            {props.cancel}
          </Button>
          <Button pending={props.pending} onClick={props.onConfirm}>
            {props.confirm}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        {props.children}
        {props.error !== null && !props.pending && (
          <Notice tone="alert" role="alert">
            {props.error}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
