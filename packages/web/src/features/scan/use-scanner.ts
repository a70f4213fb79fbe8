import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  cameraObstacle,
  cameraProblem,
  closeCamera,
  listCameras,
  openCamera,
  type Camera,
  type CameraProblem,
} from './cameras.ts';
import { openDecoders, type Decoders } from './decoders.ts';
import { createCodeReader } from './read-code.ts';
import { moveScanner, type ScannerState } from './scanner-state.ts';

/** Ten attempts a second. */
const LOOK_EVERY_MS = 100;

export interface Scanner {
  state: ScannerState;
  isOpening: boolean;
  problem: CameraProblem | null;
  cameras: readonly Camera[];
  cameraId: string;
  start: (deviceId?: string) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** The camera, from requesting to releasing it; a code that is found pauses it. */
export function useScanner(
  videoRef: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
): Scanner {
  const stream = useRef<MediaStream | null>(null);
  /**
   * Increases with every start and stop: a camera granted for an outdated request is released at
   * once.
   */
  const wish = useRef(0);
  const [state, setState] = useState<ScannerState>('notStarted');
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [cameras, setCameras] = useState<readonly Camera[]>([]);
  const [cameraId, setCameraId] = useState('');

  const release = useCallback(() => {
    wish.current += 1;
    if (stream.current) closeCamera(stream.current);
    stream.current = null;
    setState((from) => moveScanner(from, 'notStarted'));
    setIsOpening(false);
  }, []);

  const open = useCallback(
    async (deviceId: string | null) => {
      release();
      const mine = wish.current;
      const obstacle = cameraObstacle();
      setProblem(obstacle);
      if (obstacle) return;
      setIsOpening(true);
      try {
        const opened = await openCamera(deviceId);
        if (wish.current !== mine) {
          closeCamera(opened);
          return;
        }
        stream.current = opened;
        const video = videoRef.current;
        if (video) {
          video.srcObject = opened;
          // Playback interrupted by leaving the page is not an error.
          await video.play().catch(() => undefined);
        }
        const found = await listCameras();
        if (wish.current !== mine) return;
        setCameras(found);
        setCameraId(opened.getVideoTracks()[0]?.getSettings().deviceId ?? '');
        setState((from) => moveScanner(from, 'scanning'));
      } catch (error) {
        if (wish.current === mine) setProblem(cameraProblem(error));
      } finally {
        if (wish.current === mine) setIsOpening(false);
      }
    },
    [release, videoRef],
  );

  const pause = useCallback(() => {
    videoRef.current?.pause();
    setState((from) => moveScanner(from, 'paused'));
  }, [videoRef]);

  const resume = useCallback(() => {
    void videoRef.current?.play().catch(() => undefined);
    setState((from) => moveScanner(from, 'scanning'));
  }, [videoRef]);

  useEffect(() => {
    const video = videoRef.current;
    if (state !== 'scanning' || !video) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let decoders: Decoders | undefined;
    let isOver = false;
    const end = () => {
      isOver = true;
      clearTimeout(timer);
      decoders?.close();
    };
    const begin = async () => {
      // Loaded on demand: diners who come through a link need none of them.
      decoders = await openDecoders();
      if (isOver) return;
      const readCode = createCodeReader(video, decoders.read);
      const look = async () => {
        const text = await readCode();
        if (isOver) return;
        if (!text) {
          timer = setTimeout(() => void look(), LOOK_EVERY_MS);
          return;
        }
        end();
        pause();
        onCode(text);
      };
      await look();
    };
    begin().catch(() => setProblem('noCamera'));
    return end;
  }, [state, videoRef, pause, onCode]);

  const start = useCallback((deviceId?: string) => void open(deviceId ?? null), [open]);

  // Releases the camera on leaving the page.
  useEffect(() => release, [release]);

  return {
    state,
    isOpening,
    problem,
    cameras,
    cameraId,
    start,
    pause,
    resume,
    stop: release,
  };
}
