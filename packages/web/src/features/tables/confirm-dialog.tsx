import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failureWords } from '../session/failure-words.ts';
import css from './table-codes-page.module.css';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What happens if they say yes. */
  children: ReactNode;
  confirm: string;
  cancel: string;
  pending: boolean;
  failure: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { pending, failure } = props;
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
          <Button pending={pending} onClick={props.onConfirm}>
            {props.confirm}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        {props.children}
        {failure !== null && !pending && (
          <Notice tone="alert" role="alert">
            {failureWords(failure)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
