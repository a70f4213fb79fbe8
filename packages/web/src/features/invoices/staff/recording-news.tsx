import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { RECORDING_MESSAGES } from '../../../i18n/es/recording.ts';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { Notice } from '../../../ui/notice.tsx';
import { invoicingQuery } from './invoice-queries.ts';
import { recordingQuery } from './recording-queries.ts';

const copy = RECORDING_MESSAGES.news;

/** To owners where they read their invoices: what of telling the tax agency needs them. */
export function RecordingNews({ restaurantId }: { restaurantId: number }) {
  const { data: invoicing } = useQuery(invoicingQuery(restaurantId));
  const isOn = invoicing?.mode === 'verifactu';
  const { data: recording } = useQuery({ ...recordingQuery(restaurantId), enabled: isOn });
  if (!isOn || !recording) return null;
  const { parada, reparos, certificado } = recording;
  const texts = [
    ...(parada ? [copy.stopped] : []),
    ...(reparos.length > 0 ? [copy.remarks(reparos.length)] : []),
    ...(certificado?.avisa === true ? [copy.certificate] : []),
  ];
  if (texts.length === 0) return null;
  return (
    <Notice
      tone={parada ? 'alert' : 'wait'}
      action={
        <Link href={PATHS.recording} className={buttonClass({ variant: 'outline' })}>
          {copy.see}
        </Link>
      }
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
