import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import css from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What will happen on confirmation. */
  children: ReactNode;
  confirm: string;
  cancel: string;
  pending: boolean;
  /** The error of the last attempt. */
  error: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of something that is not easily undone, and shows an error if it fails. */
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
