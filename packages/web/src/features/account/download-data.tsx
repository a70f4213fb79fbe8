import { downloadDiner } from '@simplato/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '../../api/call.ts';
import { ACCOUNT_COPY } from '../../copy/account.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureWords } from '../session/failure-words.ts';

const copy = ACCOUNT_COPY.download;

export function DownloadData() {
  const { show } = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => await call(downloadDiner),
    onSuccess: (data) => {
      saveAsFile(copy.fileName, JSON.stringify(data, null, 2));
      show({ text: copy.done, tone: 'success' });
    },
  });
  return (
    <>
      {error && !isPending && (
        <Notice tone="alert" role="alert">
          {failureWords(error)}
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

function saveAsFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by the next task, and holds the data itself.
  setTimeout(() => URL.revokeObjectURL(url));
}
