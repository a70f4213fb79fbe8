import type { ReadPicture } from './decoders.ts';

/** The side of the aiming square, in CSS pixels. */
const BOX_PX = 250;
/**
 * Larger pictures are scaled down: the decoder needs about three pixels per module, not a
 * megapixel.
 */
const MOST_PX = 640;

/**
 * Returns the function that looks for a code in the current picture. It alternates between the box
 * and the whole picture, for a code held too close.
 */
export function createCodeReader(video: HTMLVideoElement, read: ReadPicture) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let turn = 0;

  return async (): Promise<string | null> => {
    if (!context || video.videoWidth === 0) return null;
    turn += 1;
    const area = turn % 2 === 1 ? boxOf(video) : wholeOf(video);
    const scale = Math.min(1, MOST_PX / Math.max(area.width, area.height));
    canvas.width = Math.round(area.width * scale);
    canvas.height = Math.round(area.height * scale);
    context.drawImage(
      video,
      area.left,
      area.top,
      area.width,
      area.height,
      0,
      0,
      canvas.width,
      canvas.height,
    );
    return read(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

function wholeOf(video: HTMLVideoElement): Area {
  return { left: 0, top: 0, width: video.videoWidth, height: video.videoHeight };
}

/** The box in the picture's pixels; the picture covers its element and is cropped at the sides. */
function boxOf(video: HTMLVideoElement): Area {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight) || 1;
  const side = Math.min(BOX_PX / scale, videoWidth, videoHeight);
  return {
    left: (videoWidth - side) / 2,
    top: (videoHeight - side) / 2,
    width: side,
    height: side,
  };
}
