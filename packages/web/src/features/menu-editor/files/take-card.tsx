import { exportMenu, exportMenuSheet } from '@simplato/contract/staff-endpoints';
import { businessDay } from '@simplato/domain';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call, callForFile } from '../../../api/call.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { MENU_FILE_MESSAGES } from '../../../i18n/es/menu-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useToast } from '../../../ui/toast.tsx';
import { failureMessage } from '../../../forms/failure-message.ts';
import css from './menu-file-page.module.css';

const copy = MENU_FILE_MESSAGES.take;
type Format = 'csv' | 'json';

export function TakeCard() {
  const { show } = useToast();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (format: Format) => ({ format, content: await readMenuAs(format) }),
    onSuccess: ({ format, content }) => {
      saveFile(copy.fileName(businessDay(serverNow()), format), content);
      show({ text: copy.done, tone: 'success' });
    },
  });
  const button = (format: Format) => (
    <Button
      variant="outline"
      icon={<Download aria-hidden="true" />}
      pending={isPending && variables === format}
      onClick={() => mutate(format)}
    >
      {copy[format]}
    </Button>
  );
  return (
    <Card as="section" className={css.card}>
      <h2>{copy.title}</h2>
      <p>{copy.text}</p>
      {error && !isPending && (
        <Notice tone="alert" role="alert">
          {failureMessage(error)}
        </Notice>
      )}
      <div className={css.buttons}>
        {button('csv')}
        {button('json')}
      </div>
      <p className={css.hint}>{copy.hint}</p>
    </Card>
  );
}

async function readMenuAs(format: Format): Promise<Blob> {
  if (format === 'csv') return callForFile(exportMenuSheet);
  const json = JSON.stringify(await call(exportMenu), null, 2);
  return new Blob([json], { type: 'application/json' });
}
