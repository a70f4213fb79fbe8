/** A camera as offered by the selector. */
export interface Camera {
  deviceId: string;
  label: string;
}

export type CameraProblem = 'cameraRefused' | 'noCamera' | 'cameraBusy' | 'insecure';

/** The rear camera, recognised by its label. */
const BACK = /back|rear|environment/i;

export function preferredCamera(cameras: readonly Camera[]): Camera | undefined {
  return cameras.find((camera) => BACK.test(camera.label));
}

/** Why no camera can be requested at all, or null. */
export function cameraObstacle(): CameraProblem | null {
  if (!window.isSecureContext) return 'insecure';
  // Old browsers lack it, whatever the types say.
  return 'mediaDevices' in navigator ? null : 'noCamera';
}

export async function listCameras(): Promise<Camera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter((device) => device.kind === 'videoinput')
    .map(({ deviceId, label }) => ({ deviceId, label }));
}

/** Opens the chosen camera, else the rear one. */
export async function openCamera(deviceId: string | null): Promise<MediaStream> {
  if (deviceId !== null) return await openStream({ deviceId: { exact: deviceId } });
  const stream = await openStream({ facingMode: { ideal: 'environment' } });
  // Labels are only readable once a camera has been granted.
  const back = preferredCamera(await listCameras());
  const current = stream.getVideoTracks()[0];
  if (
    !back ||
    current?.getSettings().deviceId === back.deviceId ||
    BACK.test(current?.label ?? '')
  ) {
    return stream;
  }
  closeCamera(stream);
  return await openStream({ deviceId: { exact: back.deviceId } });
}

function openStream(video: MediaTrackConstraints): Promise<MediaStream> {
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { ...video, ...size } });
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'cameraRefused',
  SecurityError: 'cameraRefused',
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
  NotReadableError: 'cameraBusy',
  AbortError: 'cameraBusy',
};

export function cameraProblem(error: unknown): CameraProblem {
  return (error instanceof DOMException && PROBLEMS[error.name]) || 'noCamera';
}
