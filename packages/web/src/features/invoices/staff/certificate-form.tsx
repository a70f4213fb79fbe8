import type { RecordingWire } from '@simplato/contract';
import { uploadCertificate } from '@simplato/contract/staff-endpoints';
import { spanishDate, wallTime } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { failureMessage } from '../../../forms/failure-message.ts';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { RECORDING_MESSAGES } from '../../../i18n/es/recording.ts';
import { FieldFrame } from '../../../ui/field-frame.tsx';
import { FormShell } from '../../../ui/form-shell.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { invoicingQuery } from './invoice-queries.ts';
import css from './recording-page.module.css';
import { recordingQuery } from './recording-queries.ts';
import { Facts } from './steps.tsx';

const copy = RECORDING_MESSAGES.certificate;

/** In base64 it fits in a call; a certificate has a few kilobytes. */
const FILE_BYTES = 30_000;

interface CertificateFactsProps {
  certificate: NonNullable<RecordingWire['certificado']>;
  /** The restaurant's. */
  taxId: string;
}

export function CertificateFacts({ certificate, taxId }: CertificateFactsProps) {
  const { titular, nif, caduca, avisa } = certificate;
  const day = spanishDate(wallTime(Date.parse(caduca)).date);
  const isOver = Date.parse(caduca) <= serverNow().getTime();
  const facts = [
    [copy.holder, titular],
    [copy.taxId, nif],
    [copy.expires, day],
  ] as const;
  return (
    <>
      <Facts facts={facts} />
      {avisa && (
        <Notice tone={isOver ? 'alert' : 'wait'}>{isOver ? copy.over(day) : copy.soon(day)}</Notice>
      )}
      {nif !== taxId && <Notice tone="wait">{copy.otherTaxId(taxId)}</Notice>}
    </>
  );
}

interface CertificateFormProps {
  restaurantId: number;
  submit: string;
}

/** Sends a certificate and its password, which the form forgets once they are stored. */
export function CertificateForm({ restaurantId, submit }: CertificateFormProps) {
  const queries = useQueryClient();
  const { show } = useToast();
  const form = useServerForm<{ files: FileList | null; password: string }>({
    defaultValues: { files: null, password: '' },
    rules: { files: (files) => fileFault(files?.[0]) },
    fieldOf: { archivo: 'files', clave: 'password' },
    words: (failure) =>
      failure instanceof UnreadableFileError ? copy.unreadable : failureMessage(failure),
    send: async ({ files, password }) => {
      const file = files?.[0];
      if (!file) return;
      const stored = await call(uploadCertificate, {
        body: { archivo: await inBase64(file), clave: password },
      });
      form.reset();
      queries.setQueryData(recordingQuery(restaurantId).queryKey, stored);
      show({ text: copy.done, tone: 'success' });
      await queries.invalidateQueries(invoicingQuery(restaurantId));
    },
  });
  const { error, ...input } = form.field('files');
  const chosen = form.watch('files')?.[0];
  return (
    <FormShell {...form.shell} submitLabel={submit}>
      <FieldFrame label={copy.file} hint={copy.fileHint} error={error}>
        {(wiring) => (
          <div className={css.file}>
            <input {...input} {...wiring} type="file" accept=".p12,.pfx,application/x-pkcs12" />
            {/* In place of the browser's words, which may be in another language. */}
            <span className={css.choose} aria-hidden="true">
              {copy.choose}
            </span>
            <span className={css.chosen} aria-hidden="true">
              {chosen?.name ?? copy.noneChosen}
            </span>
          </div>
        )}
      </FieldFrame>
      <PasswordField
        label={copy.password}
        hint={copy.passwordHint}
        autoComplete="off"
        {...form.field('password')}
      />
    </FormShell>
  );
}

function fileFault(file: File | undefined): string | null {
  if (!file) return copy.noFile;
  return file.size > FILE_BYTES ? copy.tooLarge : null;
}

class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

async function inBase64(file: File): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  } catch (cause) {
    throw new UnreadableFileError('The device does not give the file', { cause });
  }
}
