import { Camera as CameraIcon, Pause, Play } from 'lucide-react';
import type { RefObject } from 'react';
import { SCAN_MESSAGES } from '../../i18n/es/scan.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import css from './camera-view.module.css';
import type { Scanner } from './use-scanner.ts';

interface CameraViewProps {
  videoRef: RefObject<HTMLVideoElement | null>;
  scanner: Scanner;
  /** Something else on the page is to be decided first. */
  isAside: boolean;
}

export function CameraView({ videoRef, scanner, isAside }: CameraViewProps) {
  const copy = useMessages(SCAN_MESSAGES);
  const { state, isOpening, problem, cameras, cameraId } = scanner;
  const isOff = state === 'notStarted';
  return (
    <section className={css.camera} aria-label={copy.viewLabel}>
      <div className={classNames(css.view, css[state])}>
        <video ref={videoRef} className={css.video} muted playsInline hidden={isOff} />
        <div className={css.box} aria-hidden="true" />
        {isOff && !isOpening && (
          <Button
            className={css.start}
            variant={isAside ? 'outline' : 'primary'}
            icon={<CameraIcon aria-hidden="true" />}
            onClick={() => scanner.start()}
          >
            {problem ? copy.retry : copy.start}
          </Button>
        )}
        <p className={css.state} role="status">
          {isOpening ? copy.opening : copy.state[state]}
        </p>
      </div>
      {problem && (
        <Notice tone="alert" role="alert" title={copy.problem[problem].title}>
          {copy.problem[problem].text}
        </Notice>
      )}
      <div className={css.controls}>
        {cameras.length > 1 && (
          <Select
            label={copy.cameraLabel}
            value={cameraId}
            onChange={(event) => scanner.start(event.target.value)}
          >
            {cameras.map((camera) => (
              <option key={camera.deviceId} value={camera.deviceId}>
                {camera.label || copy.unknownCamera}
              </option>
            ))}
          </Select>
        )}
        {state === 'scanning' && (
          <Button variant="outline" icon={<Pause aria-hidden="true" />} onClick={scanner.pause}>
            {copy.pause}
          </Button>
        )}
        {state === 'paused' && (
          <Button icon={<Play aria-hidden="true" />} onClick={scanner.resume}>
            {copy.resume}
          </Button>
        )}
      </div>
    </section>
  );
}
