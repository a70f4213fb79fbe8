import { FIRST_STEPS_MESSAGES } from '../../i18n/es/first-steps.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './step-list.module.css';

const copy = FIRST_STEPS_MESSAGES.came;

/** The last of the first steps is done. */
export function FirstOrderCame({ onClose }: { onClose: () => void }) {
  return (
    <div className={css.came}>
      <Notice
        tone="success"
        role="status"
        title={copy.title}
        action={
          <Button variant="outline" onClick={onClose}>
            {copy.close}
          </Button>
        }
      >
        {copy.text}
      </Notice>
    </div>
  );
}
