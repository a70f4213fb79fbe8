import { tableLabel } from '@simplato/domain';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { DOOR_MESSAGES } from '../../../i18n/es/tabs.ts';
import { useLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSession } from '../../session/session-store.ts';
import { useAskedBasket, useStaying } from './kept-basket-dialog.tsx';

/**
 * After a tab has ended: whoever is still there goes on in the next one. Somebody who was choosing has
 * a dialog that asks the same.
 */
export function ClosedNotice({ tableName }: { tableName: string }) {
  const { closed } = useMessages(DOOR_MESSAGES);
  const failureMessage = useFailureMessage();
  const table = tableLabel(tableName, useLanguage());
  const staying = useStaying();
  const isAsked = useAskedBasket(useSession().restaurantId) !== null;
  if (isAsked) return null;
  return (
    <Notice
      role="status"
      title={closed.title(table)}
      action={
        <Button variant="dark" pending={staying.isPending} onClick={() => staying.mutate()}>
          {closed.stay}
        </Button>
      }
    >
      {staying.isError ? failureMessage(staying.error) : closed.text(table)}
    </Notice>
  );
}
