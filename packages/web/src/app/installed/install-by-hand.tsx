import { INSTALLED_MESSAGES } from '../../i18n/es/installed.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import css from './install-by-hand.module.css';

/** For browsers without an install prompt: explains the two taps that install the site. */
export function InstallByHand({ onClose }: { onClose: () => void }) {
  const copy = useMessages(INSTALLED_MESSAGES);
  const { title, text, share, add, done } = copy.byHand;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="small"
      actions={<Button onClick={onClose}>{done}</Button>}
    >
      <p>{text}</p>
      <ol className={css.steps}>
        <li>{share}</li>
        <li>{add}</li>
      </ol>
    </Dialog>
  );
}
