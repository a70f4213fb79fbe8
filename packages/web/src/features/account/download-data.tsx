import { downloadDiner } from '@simplato/contract/account-endpoints';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '../../api/call.ts';
import { ACCOUNT_MESSAGES } from '../../i18n/es/account.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useToast } from '../../ui/toast.tsx';
import { useFailureMessage } from '../../forms/failure-message.ts';

export function DownloadData() {
  const failureMessage = useFailureMessage();
  const copy = useMessages(ACCOUNT_MESSAGES).download;
  const { show } = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => await call(downloadDiner),
    onSuccess: (data) => {
      const json = JSON.stringify(data, null, 2);
      saveFile(copy.fileName, new Blob([json], { type: 'application/json' }));
      show({ text: copy.done, tone: 'success' });
    },
  });
  return (
    <>
      {error && !isPending && (
        <Notice tone="alert" role="alert">
          {failureMessage(error)}
        </Notice>
      )}
      <Button
        variant="outline"
        icon={<Download aria-hidden="true" />}
        pending={isPending}
        onClick={() => mutate()}
      >
        {copy.action}
      </Button>
    </>
  );
}
