import { Link } from 'wouter';
import { DOOR_MESSAGES } from '../../../i18n/es/tabs.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePlace } from '../../place/use-place.ts';

/** Before sending: what somebody orders who is still at the door is not on their table's bill. */
export function OutsideNotice() {
  const { outside } = useMessages(DOOR_MESSAGES);
  const place = usePlace();
  if (!place || place.tab !== null || place.openSince === null) return null;
  return (
    <Notice
      tone="wait"
      role="status"
      title={outside.title}
      action={
        <Link href={PATHS.tab} className={buttonClass({ variant: 'dark' })}>
          {outside.enter}
        </Link>
      }
    >
      {outside.text}
    </Notice>
  );
}
