import { type Category, COURSE_NUMBERS, courseName } from '@simplato/domain';
import { useState } from 'react';
import { CATEGORIES_MESSAGES } from '../../../i18n/es/categories.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { failureMessage } from '../../../forms/failure-message.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import { sendNewCategory } from './create-category.ts';

const copy = CATEGORIES_MESSAGES.empty;

/** An empty menu, with a button that creates the five courses. */
export function EmptyCategories({
  onAdded,
}: {
  onAdded: (categories: readonly Category[]) => void;
}) {
  const { restaurantId } = useMenuEditing();
  const { show } = useToast();
  const [pending, setPending] = useState(false);

  async function createFive() {
    setPending(true);
    let list: readonly Category[] = [];
    try {
      for (const course of COURSE_NUMBERS) {
        // Sequentially, so that they are created in order.
        list = await sendNewCategory(restaurantId, courseName(course));
      }
      show({ text: copy.created, tone: 'success' });
    } catch (failure) {
      show({ text: failureMessage(failure), tone: 'alert' });
    }
    setPending(false);
    if (list.length > 0) onAdded(list);
  }

  return (
    <EmptyState
      title={copy.title}
      text={copy.text}
      action={
        <Button size="big" pending={pending} onClick={() => void createFive()}>
          {copy.five}
        </Button>
      }
    />
  );
}
